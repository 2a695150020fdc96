// Whether the database that processes share can be used.
import DataLayer
import Foundation
import PostgreSQL

extension Doctor {
  /// Connects and asks for nothing; the tables are left as they are.
  func sharedDatabase() async -> [Finding] {
    guard let address = options.serve.database else { return [] }
    let answer: Result<Void, DatabaseError> = await withCheckedContinuation { continuation in
      // libpq blocks its thread, for some seconds when nothing answers.
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
