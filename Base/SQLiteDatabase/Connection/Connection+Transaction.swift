// Transactions: work is committed as a whole or not at all.

extension Connection {
  /// Runs the work in one write transaction, which is committed when the work returns and rolled
  /// back when it throws.
  package func writing<Value>(
    _ durability: Durability? = nil, _ work: (Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    guard durability == .throughPowerCuts, defaultDurability == .throughCrashes else {
      return try transaction("BEGIN IMMEDIATE", work)
    }
    // The pragma applies from the next transaction on and takes a few microseconds.
    try execute("PRAGMA synchronous = FULL")
    defer {
      // It cannot fail outside a transaction; if it did, later commits would be safer and slower.
      try? execute("PRAGMA synchronous = NORMAL")
    }
    return try transaction("BEGIN IMMEDIATE", work)
  }

  /// Runs the work on one snapshot of the database.
  func reading<Value>(
    _ work: (Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try transaction("BEGIN", work)
  }

  private func transaction<Value>(
    _ begin: StaticString, _ work: (Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try run(begin)
    handle.isInTransaction = true
    defer { handle.endTransaction() }
    do throws(DatabaseError) {
      let value = try work(self)
      try handle.checkTransaction()
      try run("COMMIT")
      return value
    } catch {
      handle.endTransaction()
      // SQLite may have rolled back already. If ROLLBACK fails, closing the connection rolls back.
      if SQLite.isInTransaction(handle.pointer) { try? execute("ROLLBACK") }
      if error == .diskFull { truncateLog() }
      throw error
    }
  }

  /// Truncates the log that filled the disk.
  ///
  /// It works only when the committed part of the log fits into the file and no connection reads.
  private func truncateLog() {
    SQLite.wait(handle.pointer, milliseconds: 0)
    SQLite.truncateLog(handle.pointer)
    SQLite.wait(handle.pointer, milliseconds: handle.busyMilliseconds)
  }
}
