// A prepared statement.

/// A prepared statement of one connection, which can run for many rows.
///
/// It is valid inside the transaction that prepared it.
public final class Statement {
  let pointer: SQLite.Handle
  private let handle: DatabaseHandle
  @usableFromInline let parameters: Int
  /// Whether its rows are being read; it then cannot be bound again.
  private(set) var isActive = false

  init(_ sql: StaticString, on handle: DatabaseHandle) throws(DatabaseError) {
    var prepared: SQLite.Handle?
    let code = SQLite.prepare(handle.pointer, sql, &prepared)
    guard code == SQLite.ok else { throw handle.failure(code) }
    guard let prepared else { throw .statement(why: "it is empty") }
    pointer = prepared
    self.handle = handle
    parameters = SQLite.parameters(prepared)
  }

  deinit { SQLite.finalize(pointer) }

  /// Runs it with these values, one for each `?`. Returns the number of changed rows.
  @discardableResult
  @inlinable
  public func run<each Value: DatabaseValue>(
    _ values: repeat each Value
  ) throws(DatabaseError) -> Int {
    try bind(all: repeat each values)
    return try runAsBound()
  }

  /// Binds a value to the parameter with this number, from 1, until it is bound again.
  public func bind(_ value: some DatabaseValue, at index: Int) throws(DatabaseError) {
    try value.bind(to: self, at: index)
  }

  /// Binds a text, given as UTF-8 and copied, to the parameter with this number, from 1.
  public func bind(utf8 text: UnsafeRawBufferPointer, at index: Int) throws(DatabaseError) {
    try check(SQLite.bindText(pointer, index, text))
  }

  /// Runs it with the bound values. Returns the number of changed rows.
  @discardableResult
  public func runAsBound() throws(DatabaseError) -> Int {
    defer { rewind() }
    while try step() {}
    return SQLite.changes(handle.pointer)
  }

  /// Binds a value to each parameter.
  ///
  /// Inlinable, as is `run`, so that a row of many values is bound without allocations.
  @inlinable
  func bind<each Value: DatabaseValue>(all values: repeat each Value) throws(DatabaseError) {
    var index = 0
    for value in repeat each values {
      index += 1
      guard index <= parameters else { break }
      try value.bind(to: self, at: index)
    }
    try checkCount(index)
  }

  /// Throws unless as many values are given as the statement takes.
  @usableFromInline
  func checkCount(_ count: Int) throws(DatabaseError) {
    guard count == parameters else {
      throw .statement(why: "it takes \(parameters) values, more or fewer were given")
    }
  }

  /// The current row.
  var row: Row { Row(SQLiteColumns(statement: pointer)) }

  /// Advances to the next row. Returns false when there is none.
  func step() throws(DatabaseError) -> Bool {
    try handle.checkTransaction()
    isActive = true
    switch SQLite.step(pointer) {
    case SQLite.row: return true
    case SQLite.done: return false
    case let code: throw handle.failure(code)
    }
  }

  /// Ends reading. The values stay bound.
  func rewind() {
    SQLite.reset(pointer)
    isActive = false
  }

  func check(_ code: Int32) throws(DatabaseError) {
    if code != SQLite.ok { throw handle.failure(code) }
  }
}
