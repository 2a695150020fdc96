// A lock between the processes that share a database.
import DataLayer

/// An advisory lock, held as long as this object lives.
///
/// It is a connection's, so the server releases it when the process ends or its machine is gone.
/// When the server itself restarts it is released too, and another process may take it.
///
/// Unchecked: the connection is only closed, by whoever drops the last reference.
final class DatabaseLock: @unchecked Sendable {
  private let connection: PostgreSQLConnection

  fileprivate init(_ connection: PostgreSQLConnection) { self.connection = connection }
}

extension PostgreSQLDatabase {
  /// The lock with this number; nil while another connection holds it.
  func lock(_ number: Int) async throws(DatabaseError) -> DatabaseLock? {
    let (address, options) = (address, options)
    // On the thread of another connection, since connecting blocks.
    return try await read { _ throws(DatabaseError) in
      let connection = try PostgreSQLConnection(address, options)
      let isHeld = try connection.first(
        "SELECT pg_try_advisory_lock($1::int, $2::int)", .integer(AdvisoryLock.tapas),
        .integer(number)
      ) { $0.isTrue(0) }
      return isHeld == true ? DatabaseLock(connection) : nil
    }
  }
}
