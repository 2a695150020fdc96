// Whether the database that processes share is usable.
import DataLayer
import Foundation
import PostgreSQL

extension Doctor {
  /// Connects and asks for the last migration; nothing is changed.
  func sharedDatabase() async -> [Finding] {
    guard let address = options.serve.database else { return [] }
    let answer: Result<Void, DatabaseError> = await withCheckedContinuation { continuation in
      // libpq blocks its thread, for some seconds when the server does not respond.
      let thread = Thread {
        continuation.resume(
          returning: Result { () throws(DatabaseError) in
            try PostgreSQLConnection(address, PostgreSQLOptions()).checkForm()
          })
      }
      thread.name = "doctor"
      thread.start()
    }
    switch answer {
    case .success: return [.ok("database", "\(address) can be used.")]
    case .failure(let error) where error.isNewer:
      return [.problem("database", "\(RunFailure.databaseNotUsable("\(address)", error))")]
    case .failure(let error):
      return [
        .problem(
          "database", "\(address) cannot be used: \(error). Compare the address and the password.")
      ]
    }
  }
}

extension DatabaseError {
  fileprivate var isNewer: Bool { if case .newer = self { true } else { false } }
}
