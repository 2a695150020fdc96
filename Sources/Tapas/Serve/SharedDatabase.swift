// The database that several processes share: opened at the start, with the site's secret and code.
import AppServer
import DataLayer
import Foundation
import PostgreSQL

extension PostgreSQLDatabase {
  /// The database at this address, once it is usable and has its tables; nil for no address.
  static func ready(
    _ address: PostgreSQLAddress?, _ log: Log = Log(), metrics: Metrics = Metrics()
  ) async throws(RunFailure) -> PostgreSQLDatabase? {
    guard let address else { return nil }
    let database = PostgreSQLDatabase(
      at: address,
      report: { event in
        switch event {
        case .lost(let error): log(.warn, .database, "\(address): \(error)")
        case .regained: log(.warn, .database, "\(address): it can be used again")
        }
      },
      observe: { metrics.count($0, of: "postgresql") })
    do throws(DatabaseError) {
      try await database.open()
    } catch {
      await database.close()
      throw .databaseNotUsable("\(address)", error)
    }
    return database
  }

  /// The site's secret, the same for all processes.
  func secret() async throws(RunFailure) -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    let made = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    return try await kept("secret", made) { $0.count == 32 }
  }

  /// The access code: the configured one, else the one that all processes share; nil when none is
  /// needed.
  func accessCode(_ options: ServeOptions) async throws(RunFailure) -> Secret? {
    guard options.needsAccessCode else { return nil }
    if let code = options.accessCode { return code }
    var random = SystemRandomNumberGenerator()
    let made = Array(AccessCode.made(using: &random).value.utf8)
    let code = try await kept("access-code", made) {
      AccessCode.isOurs(String(decoding: $0, as: UTF8.self))
    }
    return Secret(String(decoding: code, as: UTF8.self))
  }

  /// The generation of this access code, which changes for all processes when the code does.
  func accessGeneration(of code: Secret, secret: [UInt8]) async throws(RunFailure) -> String {
    var random = SystemRandomNumberGenerator()
    let made = AccessGeneration.made(for: code, secret: secret, using: &random)
    let text = try await kept("access-generation", Array(made.utf8)) {
      AccessGeneration.kept(in: String(decoding: $0, as: UTF8.self), for: code, secret: secret)
        != nil
    }
    return AccessGeneration.kept(
      in: String(decoding: text, as: UTF8.self), for: code, secret: secret) ?? ""
  }

  private func kept(
    _ name: String, _ made: [UInt8], _ valid: @escaping @Sendable ([UInt8]) -> Bool
  ) async throws(RunFailure) -> [UInt8] {
    do throws(DatabaseError) {
      return try await siteValue(name, made: made, valid: valid)
    } catch {
      throw .databaseNotUsable("\(address)", error)
    }
  }
}
