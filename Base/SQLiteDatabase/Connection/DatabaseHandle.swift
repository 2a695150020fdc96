// SQLite's handle of an open file, shared by a connection and its statements.

/// SQLite's handle, and whether the current transaction can still be committed.
///
/// The file is closed when the connection and its last statement are released.
final class DatabaseHandle {
  let pointer: SQLite.Handle
  /// The time to wait for another process, in milliseconds.
  let busyMilliseconds: Int32
  /// Whether a transaction of this connection is under way.
  var isInTransaction = false
  /// The reason why SQLite rolled the current transaction back; nil when it did not.
  private(set) var rollbackReason: DatabaseError?

  /// Opens a file. With `writing`, throws when it may not be written.
  init(
    path: String, _ access: FileAccess = .writing, busyTimeout: Duration
  ) throws(DatabaseError) {
    var opened: SQLite.Handle?
    let code = SQLite.open(path, access, &opened)
    guard let opened else { throw .storage(why: "out of memory") }
    pointer = opened
    busyMilliseconds = Int32(clamping: Int(busyTimeout / .milliseconds(1)))
    if code != SQLite.ok { throw failure(code) }
    SQLite.wait(opened, milliseconds: busyMilliseconds)
    // SQLite opens a file without write permission for reading and reports nothing.
    if access == .writing, SQLite.isReadOnly(opened) {
      throw .notAllowed(why: "it may only be read")
    }
  }

  deinit { SQLite.close(pointer) }

  /// Throws the first failure again when SQLite has rolled the transaction back.
  func checkTransaction() throws(DatabaseError) {
    if let rollbackReason { throw rollbackReason }
  }

  /// Records the end of the transaction.
  func endTransaction() {
    isInTransaction = false
    rollbackReason = nil
  }

  /// The error for a result code, with SQLite's last message.
  func failure(_ code: Int32) -> DatabaseError {
    let failure = DatabaseError(
      code: code, message: SQLite.message(pointer), systemError: SQLite.systemError(pointer))
    // On a full or broken disk SQLite may roll back on its own initiative. Each later statement
    // would then be committed separately.
    if isInTransaction, rollbackReason == nil, !SQLite.isInTransaction(pointer) {
      rollbackReason = failure
    }
    return failure
  }
}
