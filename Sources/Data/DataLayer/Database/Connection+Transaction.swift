// All or nothing: the frame around each piece of work.

extension Connection {
  /// Runs the work in one write transaction: committed when it returns, rolled back when it throws.
  func writing<Value>(
    _ durability: Durability? = nil, _ work: (Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    guard durability == .throughPowerCuts, usual == .throughCrashes else {
      return try transaction("BEGIN IMMEDIATE", work)
    }
    // The pragma holds from the next transaction on and costs a few microseconds.
    try execute("PRAGMA synchronous = FULL")
    defer {
      // It cannot fail outside a transaction; were it to, commits would merely be safer and slower.
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
    handle.isInside = true
    defer { handle.leave() }
    do throws(DatabaseError) {
      let value = try work(self)
      try handle.checkKept()
      try run("COMMIT")
      return value
    } catch {
      handle.leave()
      // SQLite may have rolled back by itself; if this fails too, the connection's end does it.
      if SQLite.isInTransaction(handle.pointer) { try? execute("ROLLBACK") }
      if error == .diskFull { giveBackRoom() }
      throw error
    }
  }

  /// Cuts the log that a failed write has filled the disk with, if its kept part fits into the file and nobody reads.
  private func giveBackRoom() {
    SQLite.wait(handle.pointer, milliseconds: 0)
    SQLite.cutLog(handle.pointer)
    SQLite.wait(handle.pointer, milliseconds: handle.patience)
  }
}
