// What can be bound to a statement's parameters.

import Foundation

/// A value for a parameter of a statement; nil is null.
public protocol DatabaseValue: Sendable {
  /// Binds the value to the statement's parameter with this number, from 1.
  func bind(to statement: Statement, at index: Int) throws(DatabaseError)
}

extension Int64: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(SQLite.bind(statement.pointer, index, self))
  }
}

extension Int: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try Int64(self).bind(to: statement, at: index)
  }
}

extension Bool: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try Int64(self ? 1 : 0).bind(to: statement, at: index)
  }
}

extension Double: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(SQLite.bind(statement.pointer, index, self))
  }
}

extension String: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    var text = self
    let code = text.withUTF8 {
      SQLite.bindText(statement.pointer, index, UnsafeRawBufferPointer($0))
    }
    try statement.check(code)
  }
}

extension Data: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(withUnsafeBytes { SQLite.bindBlob(statement.pointer, index, $0) })
  }
}

extension [UInt8]: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.check(withUnsafeBytes { SQLite.bindBlob(statement.pointer, index, $0) })
  }
}

extension Optional: DatabaseValue where Wrapped: DatabaseValue {
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    guard let value = self else {
      return try statement.check(SQLite.bindNull(statement.pointer, index))
    }
    try value.bind(to: statement, at: index)
  }
}
