// The settings of a connection: write-ahead log, flushing, and protection from a damaged file.

extension Connection {
  /// Applies the settings of a connection that writes.
  func prepareWriting(_ durability: Durability) throws(DatabaseError) {
    try prepare()
    let journal = try first("PRAGMA journal_mode = WAL") { $0.text(0) }
    guard journal == "wal" else {
      throw .storage(why: "a file system without shared memory cannot hold it")
    }
    defaultDurability = durability
    switch durability {
    case .throughCrashes: try execute("PRAGMA synchronous = NORMAL")
    case .throughPowerCuts: try execute("PRAGMA synchronous = FULL")
    }
  }

  /// Applies the settings of a connection that reads.
  func prepareReading() throws(DatabaseError) {
    try prepare()
    try execute("PRAGMA query_only = ON")
  }

  /// Keeps the log and the memory file when this connection is closed last: a full disk has no room
  /// for new ones, and the file could not even be read.
  func keepLog() { SQLite.keepLog(handle.pointer) }

  private func prepare() throws(DatabaseError) {
    try execute("PRAGMA foreign_keys = ON")
    // A damaged or malicious schema must not call functions with side effects.
    try execute("PRAGMA trusted_schema = OFF")
    // Detects a damaged page when it is read, at a few percent of the read time.
    try execute("PRAGMA cell_size_check = ON")
    // Sorts are small here, and a temporary file can fail on a full disk.
    try execute("PRAGMA temp_store = MEMORY")
    // Without a limit the log would keep the size of the longest write; 4 MB suffice for later
    // ones. The connection that is closed last empties it.
    try execute("PRAGMA journal_size_limit = 4194304")
  }

  /// Reads every page. Throws `damaged` with the first fault.
  func checkWhole() throws(DatabaseError) {
    let found = try first("PRAGMA quick_check(1)") { $0.text(0) }
    if let found, found != "ok" { throw .damaged(why: found) }
  }
}
