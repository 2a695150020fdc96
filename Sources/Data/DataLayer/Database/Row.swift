// One row of an answer, read column by column.

/// The row a statement stands on, good only inside the closure that is given it; columns count from 0.
public struct Row: ~Copyable {
  let statement: SQLite.Handle

  /// Whether the column holds nothing.
  public func isNull(_ column: Int) -> Bool { SQLite.isNull(statement, column) }

  /// The whole number; 0 for null.
  public func integer(_ column: Int) -> Int { Int(SQLite.integer(statement, column)) }

  /// The whole number, or nil for null.
  public func integerIfAny(_ column: Int) -> Int? { isNull(column) ? nil : integer(column) }

  /// The number with a fraction; 0 for null.
  public func real(_ column: Int) -> Double { SQLite.real(statement, column) }

  /// The number with a fraction, or nil for null.
  public func realIfAny(_ column: Int) -> Double? { isNull(column) ? nil : real(column) }

  /// Whether the whole number is not 0; false for null.
  public func bool(_ column: Int) -> Bool { SQLite.integer(statement, column) != 0 }

  /// The text; empty for null.
  public func text(_ column: Int) -> String {
    String(decoding: SQLite.text(statement, column), as: UTF8.self)
  }

  /// The text, or nil for null.
  public func textIfAny(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// The bytes of a blob; none for null.
  public func bytes(_ column: Int) -> [UInt8] { Array(SQLite.blob(statement, column)) }

  /// The bytes of a blob, or nil for null.
  public func bytesIfAny(_ column: Int) -> [UInt8]? { isNull(column) ? nil : bytes(column) }

  /// Hands over a text's UTF-8 without copying it; the bytes are good only inside the closure.
  public func withUTF8<Value>(
    _ column: Int, _ read: (UnsafeBufferPointer<UInt8>) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try read(SQLite.text(statement, column))
  }

  /// Hands over a blob's bytes without copying them; they are good only inside the closure.
  public func withBytes<Value>(
    _ column: Int, _ read: (UnsafeRawBufferPointer) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try read(SQLite.blob(statement, column))
  }
}
