// One row of a query's result, whichever the database.
public import Foundation

/// The current row of a result, valid only inside the closure. Columns are numbered from 0.
public struct Row: ~Copyable {
  let columns: any RowColumns

  /// The row that `columns` reads.
  package init(_ columns: any RowColumns) { self.columns = columns }

  /// Whether the column is NULL.
  public func isNull(_ column: Int) -> Bool { columns.isNull(column) }

  /// The integer; 0 for NULL.
  public func integer(_ column: Int) -> Int { columns.integer(column) }

  /// The floating-point number; 0 for NULL.
  public func real(_ column: Int) -> Double { columns.real(column) }

  /// The text; empty for NULL.
  public func text(_ column: Int) -> String {
    String(decoding: columns.utf8(column), as: UTF8.self)
  }

  /// The text; nil for NULL.
  public func textIfAny(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// The bytes of a blob; empty for NULL.
  public func bytes(_ column: Int) -> Data { columns.bytes(column) }

  /// The UTF-8 of a text; empty for NULL.
  public func utf8(_ column: Int) -> Data { Data(columns.utf8(column)) }
}

/// The columns of a database's current row.
package protocol RowColumns {
  /// Whether the column is NULL.
  func isNull(_ column: Int) -> Bool
  /// The integer; 0 for NULL.
  func integer(_ column: Int) -> Int
  /// The floating-point number; 0 for NULL.
  func real(_ column: Int) -> Double
  /// The UTF-8 of a text, valid until the next row; empty for NULL.
  func utf8(_ column: Int) -> UnsafeBufferPointer<UInt8>
  /// A copy of the bytes of a blob; empty for NULL.
  func bytes(_ column: Int) -> Data
}

/// The columns of a SQLite statement.
struct SQLiteColumns: RowColumns {
  let statement: SQLite.Handle

  func isNull(_ column: Int) -> Bool { SQLite.isNull(statement, column) }
  func integer(_ column: Int) -> Int { Int(SQLite.integer(statement, column)) }
  func real(_ column: Int) -> Double { SQLite.real(statement, column) }
  func utf8(_ column: Int) -> UnsafeBufferPointer<UInt8> { SQLite.text(statement, column) }
  func bytes(_ column: Int) -> Data { Data(SQLite.blob(statement, column)) }
}
