// One connection to a database file, with its prepared statements.

/// The connection inside a transaction, used by one thread at a time.
///
/// SQL is a `StaticString`, so it cannot be built at run time; values are bound. A list of unknown
/// length is bound as JSON, as in `WHERE id IN (SELECT value FROM json_each(?))`.
public final class Connection {
  let handle: DatabaseHandle
  /// The prepared statements by the address of their text, which is constant in a program.
  private var statements: [UnsafePointer<UInt8>: Statement] = [:]
  /// The durability of commits for which a write requests none.
  var defaultDurability = Durability.throughCrashes

  init(path: String, busyTimeout: Duration) throws(DatabaseError) {
    handle = try DatabaseHandle(path: path, busyTimeout: busyTimeout)
  }

  /// A connection without the settings, the migrations and the lock file of a ``Database``. It
  /// waits 5 s for other processes, and refuses values of more than `longestValue` bytes.
  package init(
    path: String, _ access: FileAccess, longestValue: Int32
  ) throws(DatabaseError) {
    handle = try DatabaseHandle(path: path, access, busyTimeout: .seconds(5))
    SQLite.limitLength(handle.pointer, bytes: longestValue)
  }

  /// Runs one statement with a value for each `?`. Returns the number of changed rows.
  @discardableResult
  public func run<each Bound: DatabaseValue>(
    _ sql: StaticString, _ values: repeat each Bound
  ) throws(DatabaseError) -> Int {
    let statement = try statement(sql)
    try statement.bind(all: repeat each values)
    return try statement.runAsBound()
  }

  /// Runs statements without values, one after another.
  public func execute(_ sql: StaticString) throws(DatabaseError) {
    try handle.checkTransaction()
    let code = SQLite.execute(handle.pointer, sql)
    if code != SQLite.ok { throw handle.failure(code) }
  }

  /// The closure's result for each row, in order.
  public func rows<each Bound: DatabaseValue, Value>(
    _ sql: StaticString, _ values: repeat each Bound,
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    let statement = try statement(sql)
    try statement.bind(all: repeat each values)
    return try rows(of: statement, read)
  }

  /// The closure's result for the first row; nil when there are no rows.
  public func first<each Bound: DatabaseValue, Value>(
    _ sql: StaticString, _ values: repeat each Bound,
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    let statement = try statement(sql)
    try statement.bind(all: repeat each values)
    return try first(of: statement, read)
  }

  func rows<Value>(
    of statement: Statement, _ read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    defer { statement.rewind() }
    var found: [Value] = []
    while try statement.step() { found.append(try read(statement.row)) }
    return found
  }

  func first<Value>(
    of statement: Statement, _ read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    defer { statement.rewind() }
    return try statement.step() ? try read(statement.row) : nil
  }

  /// The prepared statement for a text, prepared once per connection.
  public func statement(_ sql: StaticString) throws(DatabaseError) -> Statement {
    if let cached = statements[sql.utf8Start], !cached.isActive { return cached }
    let statement = try Statement(sql, on: handle)
    // A second statement for the same text is needed only while rows of the first are read. That is
    // rare, so it is not cached.
    if statements[sql.utf8Start] == nil { statements[sql.utf8Start] = statement }
    return statement
  }
}

/// The access of a connection to its file.
package enum FileAccess: Sendable {
  /// It reads an existing file.
  case reading
  /// It reads and writes an existing file, which it must be allowed to write.
  case writing
  /// It reads and writes a file, which is made if there is none; the path `:memory:` has none. A
  /// file that it may not write can still be read.
  case creating
}
