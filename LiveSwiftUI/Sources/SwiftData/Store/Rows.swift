// The SQLite file of a store: one table of rows, each the JSON of a model.
import CSQLite
import Foundation
import Synchronization

/// A stored model.
struct StoredRow: Sendable {
  let identifier: PersistentIdentifier
  let json: Data
}

/// The changes of one save.
struct RowChanges: Sendable {
  var written: [StoredRow] = []
  var deleted: [PersistentIdentifier] = []

  var isEmpty: Bool { written.isEmpty && deleted.isEmpty }
}

/// A failure of the store's file.
struct StoreFailure: Error, CustomStringConvertible {
  /// The file, and SQLite's own sentence.
  let description: String
}

/// The rows of a store.
final class Rows: Sendable {
  private let connection: Mutex<Connection>
  let allowsSave: Bool

  /// Opens or makes the file; without an address the rows are in memory.
  init(at url: URL?, allowsSave: Bool) throws {
    self.allowsSave = allowsSave
    if let url {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    connection = Mutex(try Connection(url?.path ?? ":memory:", isReadOnly: !allowsSave))
  }

  /// The rows of a class, in the order of their first save.
  func all(of entity: String) throws -> [StoredRow] {
    try connection.withLock { connection in
      try connection.rows(
        "SELECT id, json FROM model WHERE entity = ?1 ORDER BY number", [.text(entity)]
      ) { StoredRow(identifier: PersistentIdentifier(entity, $0.text(0)), json: $0.data(1)) }
    }
  }

  /// The row of a model; nil if there is none.
  func row(_ identifier: PersistentIdentifier) throws -> StoredRow? {
    try connection.withLock { connection in
      try connection.rows(
        "SELECT json FROM model WHERE entity = ?1 AND id = ?2",
        [.text(identifier.entityName), .text(identifier.id.text)]
      ) { StoredRow(identifier: identifier, json: $0.data(0)) }.first
    }
  }

  /// Writes all changes, or none of them.
  func write(_ changes: RowChanges) throws {
    guard !changes.isEmpty else { return }
    guard allowsSave else { throw SwiftDataError.unknownSaveNotAllowed }
    try connection.withLock { connection in
      try connection.run("BEGIN IMMEDIATE")
      do {
        for row in changes.written {
          try connection.run(
            """
            INSERT INTO model (entity, id, json) VALUES (?1, ?2, ?3)
            ON CONFLICT (entity, id) DO UPDATE SET json = excluded.json
            """,
            [
              .text(row.identifier.entityName), .text(row.identifier.id.text), .data(row.json),
            ])
        }
        for identifier in changes.deleted {
          try connection.run(
            "DELETE FROM model WHERE entity = ?1 AND id = ?2",
            [.text(identifier.entityName), .text(identifier.id.text)])
        }
        try connection.run("COMMIT")
      } catch {
        connection.rollBack()
        throw error
      }
    }
  }

  /// The number of times that rows of another process, or of another container, were noticed.
  func foreignSaves() throws -> Int {
    try connection.withLock { try $0.foreignSaves() }
  }

  /// Deletes every row.
  func erase() throws {
    guard allowsSave else { throw SwiftDataError.unknownSaveNotAllowed }
    try connection.withLock { try $0.run("DELETE FROM model") }
  }
}

/// One connection to SQLite, used by one thread at a time.
///
/// Unchecked: it is used within the lock around it only.
private final class Connection: @unchecked Sendable {
  private let handle: OpaquePointer
  private let path: String
  private var version = ""
  private var foreign = 0

  /// A value of a statement.
  enum Value {
    case text(String)
    case data(Data)
  }

  /// The current row of a statement.
  struct Cursor {
    fileprivate let statement: OpaquePointer

    func text(_ column: Int32) -> String { String(decoding: data(column), as: UTF8.self) }

    func data(_ column: Int32) -> Data {
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
      return Data(bytes: bytes, count: count)
    }
  }

  /// The number in the file's head by which other programs' files are noticed: "LSdt".
  private static let application: Int32 = 0x4C53_6474

  init(_ path: String, isReadOnly: Bool) throws {
    var opened: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened else { throw StoreFailure(description: "\(path) cannot be opened: no memory") }
    handle = opened
    self.path = path
    guard code == SQLITE_OK else { throw failure() }
    sqlite3_busy_timeout(handle, 5000)
    let isNew = try rows("SELECT count(*) FROM sqlite_master", []) { $0.text(0) } == ["0"]
    let known = try rows("PRAGMA application_id", []) { $0.text(0) }
    guard isNew || known == [String(Self.application)] else {
      throw StoreFailure(
        description: "\(path) is no store of this library. It was left as it is.")
    }
    if isReadOnly { return }
    try run("PRAGMA synchronous = NORMAL")
    if isNew { try prepare() }
    _ = try foreignSaves()
  }

  deinit { sqlite3_close_v2(handle) }

  func foreignSaves() throws -> Int {
    // SQLite changes the number when another connection has committed.
    let now = try rows("PRAGMA data_version", []) { $0.text(0) }.first ?? ""
    if !version.isEmpty, version != now { foreign += 1 }
    version = now
    return foreign
  }

  private func prepare() throws {
    if path != ":memory:" {
      // Saved data is for the account of the server only.
      chmod(path, 0o600)
      try run("PRAGMA journal_mode = WAL")
    }
    try run("BEGIN IMMEDIATE")
    try run(
      """
      CREATE TABLE IF NOT EXISTS model (
        number INTEGER PRIMARY KEY, entity TEXT NOT NULL, id TEXT NOT NULL, json BLOB NOT NULL,
        UNIQUE (entity, id))
      """)
    try run("PRAGMA application_id = \(Self.application)")
    try run("COMMIT")
  }

  private func failure() -> StoreFailure {
    let message = String(cString: sqlite3_errmsg(handle))
    return StoreFailure(description: "\(path): \(message). The file was left as it is.")
  }

  func rollBack() {
    // It fails where SQLite has rolled back by itself.
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  func run(_ sql: String, _ values: [Value] = []) throws {
    _ = try rows(sql, values) { _ in }
  }

  func rows<Result>(
    _ sql: String, _ values: [Value], _ read: (Cursor) -> Result
  ) throws -> [Result] {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw failure()
    }
    defer { sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() {
      try bind(value, at: Int32(index + 1), of: prepared)
    }
    var results: [Result] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: results.append(read(Cursor(statement: prepared)))
      case SQLITE_DONE: return results
      default: throw failure()
      }
    }
  }

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer) throws {
    let code: Int32
    switch value {
    case .text(let text):
      var text = text
      code = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          tapas_bind_text(statement, index, $0.baseAddress, Int32(clamping: $0.count))
        }
      }
    case .data(let data):
      code = data.withUnsafeBytes {
        tapas_bind_blob(statement, index, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    guard code == SQLITE_OK else { throw failure() }
  }
}
