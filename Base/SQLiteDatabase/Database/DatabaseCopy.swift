// Copies of a database in use, made by SQLite's online backup, and checks of a file.
public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Copies of database files.
public enum DatabaseCopy {
  /// Copies the database at `file`, as of one moment, into the new file `copy`.
  ///
  /// Other processes may write during the copy without waiting. The copy is one file, for this
  /// account only. Throws `damaged` when the copy is incomplete and `newer` when its last migration
  /// is later than `known`, and removes it.
  public static func make(of file: URL, at copy: URL, known: Int = .max) throws(DatabaseError) {
    let lock = try DatabaseFile(at: file)
    defer { lock.leave() }
    let path = copy.path(percentEncoded: false)
    let made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard made >= 0 else {
      throw DatabaseError(systemError: errno) ?? .storage(why: "the copy cannot be made")
    }
    close(made)
    do throws(DatabaseError) {
      try fill(path, from: lock.path)
      try check(copy, known: known)
    } catch {
      // An incomplete copy is useless; the caller handles a file that cannot be removed.
      try? FileManager.default.removeItem(at: copy)
      throw error
    }
  }

  /// Reads every page of a file that no process uses. Throws `damaged` with the first fault, or
  /// when the file has no `table`, and `newer` when its last migration is later than `known`.
  public static func check(
    _ file: URL, has table: String? = nil, known: Int = .max
  ) throws(DatabaseError) {
    let connection = try Connection(
      path: file.path(percentEncoded: false), busyTimeout: .seconds(5))
    try connection.checkWhole()
    // SQLite accepts an empty file as a new database; no database of ours is empty.
    guard try connection.lastMigration() > 0 else { throw .damaged(why: "it is not of Tapas") }
    try connection.checkForm(known: known)
    guard let table else { return }
    let isThere = try connection.first(
      "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", table
    ) { _ in true }
    guard isThere == true else { throw .damaged(why: "it has no table \(table)") }
  }

  /// Reads every page of a file that other processes may use, then runs the work on it. Throws
  /// `damaged` with the first fault, and `newer` when its last migration is later than `known`.
  /// Writes nothing.
  public static func reading<Value>(
    _ file: URL, known: Int = .max, _ work: (Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    let connection = try Connection(
      path: file.path(percentEncoded: false), busyTimeout: .seconds(5))
    try connection.prepareReading()
    try connection.checkForm(known: known)
    try connection.checkWhole()
    return try connection.reading(work)
  }

  private static func fill(_ path: String, from source: String) throws(DatabaseError) {
    let from = try DatabaseHandle(path: source, busyTimeout: .seconds(5))
    let to = try DatabaseHandle(path: path, busyTimeout: .seconds(5))
    let code = SQLite.copy(from.pointer, to: to.pointer)
    if code != SQLite.ok { throw to.failure(code) }
  }
}
