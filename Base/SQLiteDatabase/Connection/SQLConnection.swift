// One dialect of SQL for SQLite and PostgreSQL.
public import Foundation

/// A connection to either database.
///
/// Parameters are `$1`, `$2`, …, which first occur in this order: SQLite numbers them by their
/// first occurrence.
public protocol SQLConnection: AnyObject {
  /// Runs one statement. Returns the number of changed rows.
  @discardableResult
  func run(_ sql: StaticString, _ values: [SQLValue]) throws(DatabaseError) -> Int
  /// The closure's result for each row, in order.
  func rows<Value>(
    _ sql: StaticString, _ values: [SQLValue],
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value]
  /// The closure's result for the first row; nil when there are no rows.
  func first<Value>(
    _ sql: StaticString, _ values: [SQLValue],
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value?
}

/// A value for a parameter of a statement.
public enum SQLValue: Sendable, Hashable {
  /// A text. In PostgreSQL NUL becomes U+FFFD, because its texts cannot contain it.
  case text(String)
  /// An integer.
  case integer(Int)
  /// A floating-point number, which is returned exactly.
  case real(Double)
  /// Bytes, for a column of the type `BLOB` or `bytea`.
  case bytes(Data)
}

extension SQLValue: DatabaseValue {
  /// Binds the value with its own type.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    switch self {
    case .text(let text): try text.bind(to: statement, at: index)
    case .integer(let number): try number.bind(to: statement, at: index)
    case .real(let number): try number.bind(to: statement, at: index)
    case .bytes(let data): try data.bind(to: statement, at: index)
    }
  }
}

extension Connection: SQLConnection {
  /// Runs one statement. Returns the number of changed rows.
  @discardableResult
  public func run(_ sql: StaticString, _ values: [SQLValue]) throws(DatabaseError) -> Int {
    try bound(sql, values).runAsBound()
  }

  /// The closure's result for each row, in order.
  public func rows<Value>(
    _ sql: StaticString, _ values: [SQLValue],
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    try rows(of: bound(sql, values), read)
  }

  /// The closure's result for the first row; nil when there are no rows.
  public func first<Value>(
    _ sql: StaticString, _ values: [SQLValue],
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    try first(of: bound(sql, values), read)
  }

  private func bound(
    _ sql: StaticString, _ values: [SQLValue]
  ) throws(DatabaseError) -> Statement {
    let statement = try statement(sql)
    try statement.checkCount(values.count)
    for (index, value) in zip(1..., values) { try value.bind(to: statement, at: index) }
    return statement
  }
}
