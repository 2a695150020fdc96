// Who `tapas serve` lets in.
import AppServer
import PostgreSQL

extension SiteAccess {
  /// What the database keeps, or else the data folder; made at the first start.
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

  /// What the data folder keeps; made there at the first start.
  static func kept(_ options: ServeOptions) throws(StartFailure) -> SiteAccess {
    try kept(
      in: options.dataFolder, needsCode: options.needsAccessCode, chosen: options.accessCode)
  }
}
