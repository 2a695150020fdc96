// How connections are set: the log, flushing, and what SQLite should not trust.

extension Connection {
  /// Sets a connection that writes.
  func prepareWriting(_ durability: Durability) throws(DatabaseError) {
    try prepare()
    let journal = try first("PRAGMA journal_mode = WAL") { $0.text(0) }
    guard journal == "wal" else {
      throw .storage(why: "a file system without shared memory cannot hold it")
    }
    usual = durability
    switch durability {
    case .throughCrashes: try execute("PRAGMA synchronous = NORMAL")
    case .throughPowerCuts: try execute("PRAGMA synchronous = FULL")
    }
    // After a long write the log would stay as long as it ever was: 4 MB are kept for the next ones.
    try execute("PRAGMA journal_size_limit = 4194304")
  }

  /// Sets a connection that reads.
  func prepareReading() throws(DatabaseError) {
    try prepare()
    try execute("PRAGMA query_only = ON")
  }

  private func prepare() throws(DatabaseError) {
    try execute("PRAGMA foreign_keys = ON")
    // A damaged or planted schema must not call functions with side effects.
    try execute("PRAGMA trusted_schema = OFF")
    // Finds a damaged page as it is read, for a few percent of reading time.
    try execute("PRAGMA cell_size_check = ON")
    // Sorting is small here, and a second file on a full disk would be one more way to fail.
    try execute("PRAGMA temp_store = MEMORY")
  }

  /// Reads every page and throws `damaged` with the first thing amiss.
  func checkWhole() throws(DatabaseError) {
    let found = try first("PRAGMA quick_check(1)") { $0.text(0) }
    if let found, found != "ok" { throw .damaged(why: found) }
  }
}
