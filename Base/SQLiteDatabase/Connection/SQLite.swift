// SQLite's C functions: Debian's library on Linux, the system's module on Apple's systems.
import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// SQLite's functions with Swift types. A returned `Int32` is SQLite's result code.
enum SQLite {
  typealias Handle = OpaquePointer

  static let ok = SQLITE_OK
  static let row = SQLITE_ROW
  static let done = SQLITE_DONE

  /// Opens a file, for one thread at a time. After a failure the handle has its message.
  static func open(_ path: String, _ access: FileAccess, _ handle: inout Handle?) -> Int32 {
    _ = hasNoMemoryStatistics
    let mode =
      switch access {
      case .reading: SQLITE_OPEN_READONLY
      case .writing: SQLITE_OPEN_READWRITE
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    return sqlite3_open_v2(
      path, &handle, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
  }

  /// Turns off SQLite's memory statistics, which are not used.
  ///
  /// They take a lock at each allocation, an eighth of the time of writing many rows. They can be
  /// turned off only before the first use of SQLite in the process.
  private static let hasNoMemoryStatistics: Bool = {
    #if canImport(SQLite3)
      return false
    #else
      return tapas_count_no_memory() == SQLITE_OK
    #endif
  }()

  static func close(_ database: Handle) { sqlite3_close_v2(database) }
  static func wait(_ database: Handle, milliseconds: Int32) {
    sqlite3_busy_timeout(database, milliseconds)
  }
  /// Sets the most bytes of a text or a blob.
  static func limitLength(_ database: Handle, bytes: Int32) {
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, bytes)
  }
  static func execute(_ database: Handle, _ sql: StaticString) -> Int32 {
    sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) {
        sqlite3_exec(database, $0.baseAddress, nil, nil, nil)
      }
    }
  }
  /// Writes the log into the file and truncates it. Does nothing when that is not possible now.
  static func truncateLog(_ database: Handle) {
    sqlite3_wal_checkpoint_v2(database, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
  }
  /// Keeps the log and the memory file, 32 KB, when the last connection is closed.
  static func keepLog(_ database: Handle) {
    var isKept: CInt = 1
    sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
  }
  /// Copies a whole database over another one, as of one moment (sqlite.org/backup.html).
  static func copy(_ source: Handle, to target: Handle) -> Int32 {
    guard let backup = sqlite3_backup_init(target, "main", source, "main") else {
      return sqlite3_extended_errcode(target)
    }
    let code = sqlite3_backup_step(backup, -1)
    let ended = sqlite3_backup_finish(backup)
    return code == SQLITE_DONE ? ended : code
  }
  static func message(_ database: Handle) -> String { String(cString: sqlite3_errmsg(database)) }
  /// The system's code of the last failed file operation, such as `ENOSPC`.
  static func systemError(_ database: Handle) -> Int32 { sqlite3_system_errno(database) }
  static func isReadOnly(_ database: Handle) -> Bool { sqlite3_db_readonly(database, "main") == 1 }
  static func isInTransaction(_ database: Handle) -> Bool { sqlite3_get_autocommit(database) == 0 }
  static func changes(_ database: Handle) -> Int { Int(sqlite3_changes(database)) }

  static func prepare(_ database: Handle, _ sql: StaticString, _ statement: inout Handle?) -> Int32
  {
    sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) {
        // Persistent: a statement lives as long as the connection, so it should not use up SQLite's
        // lookaside memory.
        sqlite3_prepare_v3(
          database, $0.baseAddress, Int32($0.count), UInt32(SQLITE_PREPARE_PERSISTENT), &statement,
          nil)
      }
    }
  }
  static func finalize(_ statement: Handle) { sqlite3_finalize(statement) }
  static func step(_ statement: Handle) -> Int32 { sqlite3_step(statement) }
  /// Resets the statement. The result code repeats that of `step` and is ignored.
  static func reset(_ statement: Handle) { sqlite3_reset(statement) }
  static func parameters(_ statement: Handle) -> Int {
    Int(sqlite3_bind_parameter_count(statement))
  }

  static func bind(_ statement: Handle, _ index: Int, _ value: Int64) -> Int32 {
    sqlite3_bind_int64(statement, Int32(index), value)
  }
  static func bind(_ statement: Handle, _ index: Int, _ value: Double) -> Int32 {
    sqlite3_bind_double(statement, Int32(index), value)
  }
  static func bindNull(_ statement: Handle, _ index: Int) -> Int32 {
    sqlite3_bind_null(statement, Int32(index))
  }
  /// Binds a copy of the bytes. An empty buffer gives an empty text, not NULL.
  static func bindText(_ statement: Handle, _ index: Int, _ text: UnsafeRawBufferPointer) -> Int32 {
    guard let start = text.baseAddress else {
      return sqlite3_bind_text(statement, Int32(index), "", 0, nil)
    }
    let bytes = start.assumingMemoryBound(to: CChar.self)
    #if canImport(SQLite3)
      return sqlite3_bind_text(statement, Int32(index), bytes, Int32(text.count), copied)
    #else
      return tapas_bind_text(statement, Int32(index), bytes, Int32(text.count))
    #endif
  }
  /// Binds a copy of the bytes. An empty buffer gives an empty blob, not NULL.
  static func bindBlob(_ statement: Handle, _ index: Int, _ blob: UnsafeRawBufferPointer) -> Int32 {
    guard let start = blob.baseAddress else {
      return sqlite3_bind_zeroblob(statement, Int32(index), 0)
    }
    #if canImport(SQLite3)
      return sqlite3_bind_blob(statement, Int32(index), start, Int32(blob.count), copied)
    #else
      return tapas_bind_blob(statement, Int32(index), start, Int32(blob.count))
    #endif
  }

  static func isNull(_ statement: Handle, _ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }
  static func integer(_ statement: Handle, _ column: Int) -> Int64 {
    sqlite3_column_int64(statement, Int32(column))
  }
  static func real(_ statement: Handle, _ column: Int) -> Double {
    sqlite3_column_double(statement, Int32(column))
  }
  /// The UTF-8 of a text, valid until the next step.
  static func text(_ statement: Handle, _ column: Int) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_text(statement, Int32(column))
    return UnsafeBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, Int32(column))))
  }
  /// The bytes of a blob, valid until the next step.
  static func blob(_ statement: Handle, _ column: Int) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, Int32(column))
    return UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, Int32(column))))
  }

  #if canImport(SQLite3)
    /// `SQLITE_TRANSIENT`, a C cast that Swift does not import: SQLite copies the bytes at once.
    private static var copied: sqlite3_destructor_type {
      unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }
  #endif
}
