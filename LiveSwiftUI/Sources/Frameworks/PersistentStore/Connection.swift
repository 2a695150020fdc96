// One connection to the SQLite file of a store.
import CSQLite
import Foundation

/// One connection to SQLite, used by one thread at a time.
///
/// Unchecked: it is used within the lock around it only.
final class Connection: @unchecked Sendable {
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

  /// The longest text or data that a file may have, in bytes.
  private static let longest: Int32 = 256 << 20

  /// Opens a file whose head has the number `application`, by which others are noticed.
  init(_ path: String, _ application: Int32, isReadOnly: Bool) throws {
    var opened: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened else { throw StoreFailure(description: "\(path) cannot be opened: no memory") }
    handle = opened
    self.path = path
    guard code == SQLITE_OK else { throw failure() }
    sqlite3_busy_timeout(handle, 5000)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.longest)
    let isNew = try rows("SELECT count(*) FROM sqlite_master", []) { $0.text(0) } == ["0"]
    let known = try rows("PRAGMA application_id", []) { $0.text(0) }
    guard isNew || known == [String(application)] else {
      throw StoreFailure(
        description: "\(path) is no store of this library. It was left as it is.")
    }
    if isReadOnly { return }
    try run("PRAGMA synchronous = NORMAL")
    if isNew { try prepare(application) }
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

  private func prepare(_ application: Int32) throws {
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
    try run("PRAGMA application_id = \(application)")
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
