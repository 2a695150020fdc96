// A lock between the processes that share a database.
import DataLayer

/// An advisory lock, held during this object's lifetime.
///
/// It belongs to a connection, so the server releases it when the process ends or its machine
/// disappears. It is also released when the server itself restarts; another process may then take
/// it.
///
/// `@unchecked`: the connection is only closed, when the last reference is dropped.
final class DatabaseLock: @unchecked Sendable {
  private let connection: PostgreSQLConnection

  fileprivate init(_ connection: PostgreSQLConnection) { self.connection = connection }
}

extension PostgreSQLDatabase {
  /// The lock with this number; nil while another connection has it.
  func lock(_ number: Int) async throws(DatabaseError) -> DatabaseLock? {
    let (address, options) = (address, options)
    // On the thread of another connection, because connecting blocks.
    return try await read { _ throws(DatabaseError) in
      let connection = try PostgreSQLConnection(address, options)
      let isHeld = try connection.first(
        "SELECT pg_try_advisory_lock($1::int, $2::int)",
        [.integer(AdvisoryLock.tapas), .integer(number)]
      ) { $0.integer(0) == 1 }
      return isHeld == true ? DatabaseLock(connection) : nil
    }
  }
}
