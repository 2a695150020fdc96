// An open file as SQLite knows it, shared by a connection and its statements.

/// SQLite's handle, and whether the transaction under way can still be kept; closed when the last statement is gone.
final class DatabaseHandle {
  let pointer: SQLite.Handle
  /// Milliseconds to wait for another process.
  let patience: Int32
  /// Whether a transaction of ours is under way.
  var isInside = false
  /// Why the transaction is no more, so that what follows cannot be kept without what went before.
  private(set) var lost: DatabaseError?

  /// Opens the file, which is there; throws when it may not be written.
  init(path: String, busyTimeout: Duration) throws(DatabaseError) {
    var opened: SQLite.Handle?
    let code = SQLite.open(path, &opened)
    guard let opened else { throw .storage(why: "out of memory") }
    pointer = opened
    patience = Int32(clamping: Int(busyTimeout / .milliseconds(1)))
    if code != SQLite.ok { throw failure(code) }
    SQLite.wait(opened, milliseconds: patience)
    // SQLite opens a file that may not be written for reading, silently.
    if SQLite.isReadOnly(opened) { throw .notAllowed(why: "it may only be read") }
  }

  deinit { SQLite.close(pointer) }

  /// Throws when the transaction is no more.
  func checkKept() throws(DatabaseError) {
    if let lost { throw lost }
  }

  /// Ends the account of a transaction.
  func leave() {
    isInside = false
    lost = nil
  }

  /// The error behind a code, from what SQLite last said here.
  func failure(_ code: Int32) -> DatabaseError {
    let failure = DatabaseError(
      code: code, message: SQLite.message(pointer), systemError: SQLite.systemError(pointer))
    // On a full or broken disk SQLite may roll back by itself; statements after that would each be kept on their own.
    if isInside, lost == nil, !SQLite.isInTransaction(pointer) { lost = failure }
    return failure
  }
}
