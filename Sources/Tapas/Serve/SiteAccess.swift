// Who is let in: the site's secret, its access code, and the generation of that code.
import AppServer
import PostgreSQL

/// What all processes of a site must agree on, so that each accepts the others' passes.
struct SiteAccess {
  /// Signs passes, photo addresses and snapshots.
  let secret: [UInt8]
  /// The code that visitors type; nil when none is needed.
  let code: Secret?
  /// Changes whenever the code does; nil without a code.
  let generation: String?

  /// What the database keeps, or else the data folder; made at the first start.
  static func settled(
    _ options: ServeOptions, in database: PostgreSQLDatabase?
  ) async throws(RunFailure) -> SiteAccess {
    if let database {
      let (code, secret) = (try await database.accessCode(options), try await database.secret())
      var generation: String?
      if let code { generation = try await database.accessGeneration(of: code, secret: secret) }
      return SiteAccess(secret: secret, code: code, generation: generation)
    }
    let folder = options.dataFolder
    do throws(StartFailure) {
      return try StartLock.held(in: folder) { () throws(StartFailure) in
        var random = SystemRandomNumberGenerator()
        let code = try AccessCode.settled(options, using: &random)
        let secret = try SiteSecret.kept(in: folder)
        var generation: String?
        if let code {
          generation = try AccessGeneration.settled(
            for: code, secret: secret, in: folder, using: &random)
        }
        return SiteAccess(secret: secret, code: code, generation: generation)
      }
    } catch {
      throw .start(error)
    }
  }
}
