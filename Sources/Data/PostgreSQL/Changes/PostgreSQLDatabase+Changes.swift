// The notifications of changes that processes send through the database.
public import DataLayer

extension PostgreSQLDatabase {
  /// The changes from now on. Ends with the task that reads it, or when the database is closed.
  ///
  /// The first element is `anything`, once notifications arrive. When more than a thousand changes
  /// wait for a slow reader, the oldest are dropped and `anything` follows.
  public func changes() -> AsyncStream<StoreChange> { listener.changes() }
}

extension PostgreSQLConnection {
  /// Notifies all listening processes when the transaction is committed.
  func notify(_ change: StoreChange) throws(DatabaseError) {
    try run("SELECT pg_notify('tapas', $1)", [.text(change.payload)])
  }
}
