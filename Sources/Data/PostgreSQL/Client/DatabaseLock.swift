// A lock between the processes that share a database.
import DataLayer

/// An advisory lock, held until it is released, or during this object's lifetime.
///
/// It belongs to a connection, so the server releases it when the process ends or its machine
/// disappears. It is also released when the server itself restarts; another process may then take
/// it.
///
/// `@unchecked`: the connection is used once, to release the lock, and closed when the last
/// reference is dropped.
final class DatabaseLock: ProcessLock, @unchecked Sendable {
  private let connection: PostgreSQLConnection
  private let number: Int
  private let database: PostgreSQLDatabase

  fileprivate init(
    _ number: Int, _ connection: PostgreSQLConnection, of database: PostgreSQLDatabase
  ) {
    self.connection = connection
    self.number = number
    self.database = database
  }

  /// Releases the lock and waits until the server has done so. A connection that is only closed
  /// keeps its locks until the server reads of that.
  func release() async {
    // What cannot be released here ends with the connection.
    _ = try? await database.read { _ throws(DatabaseError) in
      try self.connection.run(
        "SELECT pg_advisory_unlock($1::int, $2::int)",
        [.integer(AdvisoryLock.tapas), .integer(self.number)])
    }
  }
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
      return isHeld == true ? DatabaseLock(number, connection, of: self) : nil
    }
  }
}
