// One connection to a database file: statements by their text, kept prepared.

/// What work inside a transaction is given; one thread uses it at a time.
///
/// SQL is part of the program's text, never built at run time; values are bound. A list of unknown length goes in as JSON, as
/// in `WHERE id IN (SELECT value FROM json_each(?))`.
public final class Connection {
  let handle: DatabaseHandle
  /// By the address of their text, which a program's text never changes.
  private var statements: [UnsafePointer<UInt8>: Statement] = [:]
  /// What commits outlive when nothing more is asked for.
  var usual = Durability.throughCrashes

  init(path: String, busyTimeout: Duration) throws(DatabaseError) {
    handle = try DatabaseHandle(path: path, busyTimeout: busyTimeout)
  }

  /// Runs one statement with a value for each `?`; says how many rows were changed.
  @discardableResult
  public func run<each Bound: DatabaseValue>(
    _ sql: StaticString, _ values: repeat each Bound
  ) throws(DatabaseError) -> Int {
    let statement = try statement(sql)
    try statement.bind(all: repeat each values)
    return try statement.runAsBound()
  }

  /// Runs statements without values, one after another, as migrations do.
  public func execute(_ sql: StaticString) throws(DatabaseError) {
    try handle.checkKept()
    let code = SQLite.execute(handle.pointer, sql)
    if code != SQLite.ok { throw handle.failure(code) }
  }

  /// What the closure makes of each row, in order.
  public func rows<each Bound: DatabaseValue, Value>(
    _ sql: StaticString, _ values: repeat each Bound,
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    let statement = try statement(sql)
    try statement.bind(all: repeat each values)
    defer { statement.rewind() }
    var found: [Value] = []
    while try statement.step() { found.append(try read(Row(statement: statement.pointer))) }
    return found
  }

  /// What the closure makes of the first row, or nil when there is none.
  public func first<each Bound: DatabaseValue, Value>(
    _ sql: StaticString, _ values: repeat each Bound,
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    let statement = try statement(sql)
    try statement.bind(all: repeat each values)
    defer { statement.rewind() }
    return try statement.step() ? try read(Row(statement: statement.pointer)) : nil
  }

  /// The number SQLite gave the row last inserted.
  public var lastRow: Int { Int(SQLite.lastRow(handle.pointer)) }

  /// The prepared statement for a text; prepared once a connection.
  public func statement(_ sql: StaticString) throws(DatabaseError) -> Statement {
    if let kept = statements[sql.utf8Start], !kept.isActive { return kept }
    let made = try Statement(sql, on: handle)
    // Two at once, as in a walk down a tree, are rare: the second is dropped after use.
    if statements[sql.utf8Start] == nil { statements[sql.utf8Start] = made }
    return made
  }
}
