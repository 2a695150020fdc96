// The answer to a statement, and a row of it.
import CPostgreSQL
import DataLayer
import Foundation

/// The answer to one statement; its memory is freed with it.
final class PostgreSQLResult {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { PQclear(pointer) }

  var status: ExecStatusType { PQresultStatus(pointer) }
  var rows: Int { Int(PQntuples(pointer)) }

  /// The number of rows that the statement changed.
  var changed: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }

  /// The five-character error code; empty when the server gave none.
  var state: String { field("C") }

  /// The server's message in one line.
  var message: String { field("M") }

  /// A field by its letter in the protocol; libpq's names are macros that Swift does not import.
  private func field(_ letter: Unicode.Scalar) -> String {
    PQresultErrorField(pointer, Int32(letter.value)).map { String(cString: $0) } ?? ""
  }
}

/// The columns of one row of an answer.
struct PostgreSQLColumns: RowColumns {
  let result: PostgreSQLResult
  let row: Int32

  func isNull(_ column: Int) -> Bool { PQgetisnull(result.pointer, row, Int32(column)) == 1 }

  /// The integer; 1 for true, 0 for false and NULL.
  func integer(_ column: Int) -> Int {
    let text = String(decoding: utf8(column), as: UTF8.self)
    return Int(text) ?? (text == "t" ? 1 : 0)
  }

  func real(_ column: Int) -> Double {
    Double(String(decoding: utf8(column), as: UTF8.self)) ?? 0
  }

  /// The bytes of a `bytea`, which arrive as `\x` and two digits per byte.
  func bytes(_ column: Int) -> Data {
    var length = 0
    guard let text = PQgetvalue(result.pointer, row, Int32(column)) else { return Data() }
    let made = text.withMemoryRebound(to: UInt8.self, capacity: 1) { PQunescapeBytea($0, &length) }
    guard let made else { return Data() }
    defer { PQfreemem(made) }
    return Data(bytes: made, count: length)
  }

  func utf8(_ column: Int) -> UnsafeBufferPointer<UInt8> {
    let length = Int(PQgetlength(result.pointer, row, Int32(column)))
    let start = PQgetvalue(result.pointer, row, Int32(column))
    let raw = UnsafeRawBufferPointer(start: start, count: length)
    return raw.assumingMemoryBound(to: UInt8.self)
  }
}
