// Whether the database that processes share is usable.
import DataLayer
import Foundation
import PostgreSQL

extension Doctor {
  /// Connects without a query; the tables are not touched.
  func sharedDatabase() async -> [Finding] {
    guard let address = options.serve.database else { return [] }
    let answer: Result<Void, DatabaseError> = await withCheckedContinuation { continuation in
      // libpq blocks its thread, for some seconds when the server does not respond.
      let thread = Thread {
        continuation.resume(
          returning: Result { () throws(DatabaseError) in
            _ = try PostgreSQLConnection(address, PostgreSQLOptions()).run("SELECT 1")
          })
      }
      thread.name = "doctor"
      thread.start()
    }
    switch answer {
    case .success: return [.ok("database", "\(address) can be used.")]
    case .failure(let error):
      return [
        .problem(
          "database", "\(address) cannot be used: \(error). Compare the address and the password.")
      ]
    }
  }
}
