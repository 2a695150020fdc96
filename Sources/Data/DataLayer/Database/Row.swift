// One row of a query's result.

/// The current row of a statement, valid only inside the closure. Columns are numbered from 0.
public struct Row: ~Copyable {
  let statement: SQLite.Handle

  /// Whether the column is NULL.
  public func isNull(_ column: Int) -> Bool { SQLite.isNull(statement, column) }

  /// The integer; 0 for NULL.
  public func integer(_ column: Int) -> Int { Int(SQLite.integer(statement, column)) }

  /// The floating-point number; 0 for NULL.
  public func real(_ column: Int) -> Double { SQLite.real(statement, column) }

  /// The text; empty for NULL.
  public func text(_ column: Int) -> String {
    String(decoding: SQLite.text(statement, column), as: UTF8.self)
  }

  /// The text; nil for NULL.
  public func textIfAny(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// The bytes of a blob; empty for NULL.
  public func bytes(_ column: Int) -> [UInt8] { Array(SQLite.blob(statement, column)) }

  /// Passes the UTF-8 of a text without a copy. The bytes are valid only inside the closure.
  public func withUTF8<Value>(
    _ column: Int, _ read: (UnsafeBufferPointer<UInt8>) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try read(SQLite.text(statement, column))
  }
}
