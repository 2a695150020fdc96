// The types of values that can be bound to a statement.
public import Foundation

/// A value for a parameter of a statement; nil is NULL.
public protocol DatabaseValue: Sendable {
  /// Binds the value to the parameter with this number, from 1.
  func bind(to statement: Statement, at index: Int) throws(DatabaseError)
}

extension Int64: DatabaseValue {
  /// Binds the value as an integer.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(SQLite.bind(statement.pointer, index, self))
  }
}

extension Int: DatabaseValue {
  /// Binds the value as an integer.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try Int64(self).bind(to: statement, at: index)
  }
}

extension Bool: DatabaseValue {
  /// Binds the value as the integer 1 or 0.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try Int64(self ? 1 : 0).bind(to: statement, at: index)
  }
}

extension Double: DatabaseValue {
  /// Binds the value as a floating-point number.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(SQLite.bind(statement.pointer, index, self))
  }
}

extension String: DatabaseValue {
  /// Binds the value as text.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    var text = self
    let code = text.withUTF8 {
      SQLite.bindText(statement.pointer, index, UnsafeRawBufferPointer($0))
    }
    try statement.check(code)
  }
}

extension Data: DatabaseValue {
  /// Binds the value as a blob.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(withUnsafeBytes { SQLite.bindBlob(statement.pointer, index, $0) })
  }
}

extension [UInt8]: DatabaseValue {
  /// Binds the value as a blob.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(withUnsafeBytes { SQLite.bindBlob(statement.pointer, index, $0) })
  }
}

extension Optional: DatabaseValue where Wrapped: DatabaseValue {
  /// Binds the value, or NULL for nil.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    guard let value = self else {
      return try statement.check(SQLite.bindNull(statement.pointer, index))
    }
    try value.bind(to: statement, at: index)
  }
}

/// UTF-8 that is bound as text.
package struct UTF8Text: DatabaseValue {
  private let utf8: Data

  /// A text, given as its UTF-8.
  package init(_ utf8: Data) { self.utf8 = utf8 }

  /// Binds the value as text.
  package func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(utf8.withUnsafeBytes { SQLite.bindText(statement.pointer, index, $0) })
  }
}
