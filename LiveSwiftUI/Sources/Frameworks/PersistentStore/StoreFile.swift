// The SQLite file of a store, and what another connection has saved in it.
import Foundation
import SQLiteDatabase

/// The file of a store, over one connection, used by one thread at a time.
struct StoreFile {
  private let connection: Connection
  private let path: String
  private var version: Int?
  private var foreign = 0

  /// The longest text or data that a file may have, in bytes.
  private static let longest: Int32 = 256 << 20

  /// Opens a file whose head has the number of `format`, by which others are noticed.
  init(_ path: String, _ format: Rows.Format, isReadOnly: Bool) throws {
    self.path = path
    do throws(DatabaseError) {
      connection = try Connection(
        path: path, isReadOnly ? .reading : .creating, longestValue: Self.longest)
    } catch {
      throw StoreFailure(error, of: path)
    }
    let isNew = try perform { connection throws(DatabaseError) in
      try connection.first("SELECT count(*) FROM sqlite_master") { $0.integer(0) } == 0
    }
    let known = try perform { connection throws(DatabaseError) in
      try connection.first("PRAGMA application_id") { $0.integer(0) }
    }
    guard isNew || known == Int(format.rawValue) else {
      throw StoreFailure(
        description: "\(path) is no store of this library. It was left as it is.")
    }
    if isReadOnly { return }
    try perform { connection throws(DatabaseError) in
      try connection.execute("PRAGMA synchronous = NORMAL")
    }
    if isNew { try prepare(format) }
    _ = try foreignSaves()
  }

  /// Runs work on the connection. Throws a `StoreFailure`.
  func perform<Value>(
    _ work: (Connection) throws(DatabaseError) -> Value
  ) throws -> Value {
    do throws(DatabaseError) { return try work(connection) } catch {
      throw StoreFailure(error, of: path)
    }
  }

  /// Runs work in one transaction, which is rolled back when it fails. Throws a `StoreFailure`.
  func write(_ work: (Connection) throws(DatabaseError) -> Void) throws {
    try perform { connection throws(DatabaseError) in try connection.writing(nil, work) }
  }

  /// The number of times that another connection was noticed to have saved.
  mutating func foreignSaves() throws -> Int {
    // SQLite changes the number when another connection has committed.
    let now = try perform { connection throws(DatabaseError) in
      try connection.first("PRAGMA data_version") { $0.integer(0) }
    }
    if let version, version != now { foreign += 1 }
    version = now
    return foreign
  }

  private func prepare(_ format: Rows.Format) throws {
    if path != ":memory:" {
      // Saved data is for the account of the server only.
      chmod(path, 0o600)
      try perform { connection throws(DatabaseError) in
        try connection.execute("PRAGMA journal_mode = WAL")
      }
    }
    try write { connection throws(DatabaseError) in
      try connection.execute(
        """
        CREATE TABLE IF NOT EXISTS model (
          number INTEGER PRIMARY KEY, entity TEXT NOT NULL, id TEXT NOT NULL, json BLOB NOT NULL,
          UNIQUE (entity, id))
        """)
      try connection.execute(format.mark)
    }
  }
}

extension Rows.Format {
  /// Writes the number into the head of the file.
  fileprivate var mark: StaticString {
    switch self {
    case .swiftData: "PRAGMA application_id = 1280533620"
    case .coreData: "PRAGMA application_id = 1280533348"
    }
  }
}

extension StoreFailure {
  /// The failure of a file, with what the database says of it.
  fileprivate init(_ error: DatabaseError, of path: String) {
    self.init(description: "\(path): \(error). The file was left as it is.")
  }
}
