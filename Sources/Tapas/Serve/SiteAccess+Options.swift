// The admission to the site of `tapas serve`.
import AppServer
import PostgreSQL

extension SiteAccess {
  /// The values kept in the database or else in the data folder, made at the first start.
  static func settled(
    _ options: ServeOptions, in database: PostgreSQLDatabase?
  ) async throws(RunFailure) -> SiteAccess {
    guard let database else {
      do throws(StartFailure) { return try kept(options) } catch { throw .start(error) }
    }
    let (code, secret) = (try await database.accessCode(options), try await database.secret())
    var generation: String?
    if let code { generation = try await database.accessGeneration(of: code, secret: secret) }
    return SiteAccess(secret: secret, code: code, generation: generation)
  }

  /// The values kept in the data folder, made at the first start.
  static func kept(_ options: ServeOptions) throws(StartFailure) -> SiteAccess {
    try kept(
      in: options.dataFolder, needsCode: options.needsAccessCode, chosen: options.accessCode)
  }
}
