// The changes that processes tell each other through the database.
import DataLayer

extension PostgreSQLDatabase {
  /// The changes from now on; ends with the task that reads it, or when the database is closed.
  ///
  /// The first element is `anything`, once changes are heard. When more than a
  /// thousand changes wait for a slow reader, the oldest are dropped and `anything` follows.
  public func changes() -> AsyncStream<StoreChange> { listener.changes() }
}

extension PostgreSQLConnection {
  /// Tells all processes that listen, when the transaction is committed.
  func tell(_ change: StoreChange) throws(DatabaseError) {
    try run("SELECT pg_notify('tapas', $1)", .text(change.payload))
  }
}
