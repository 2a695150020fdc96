// Comma-separated values by RFC 4180, with the separators that spreadsheets write.
import Foundation

/// The records of a CSV text.
///
/// The separator is the first comma, semicolon or tab of the header: where a comma is the decimal
/// mark, spreadsheets separate by semicolons. Lines end with LF, CRLF or CR.
struct CSVTable: Sendable, Equatable {
  /// A record, and the line on which it starts.
  struct Record: Sendable, Equatable {
    let line: Int
    var values: [String]
    var isBlank: Bool { values.allSatisfy { $0.isEmpty } }
  }

  private(set) var records: [Record] = []
  private(set) var separator = UInt8(ascii: ",")

  /// The most values of a record; a menu has some twenty columns.
  static let maxValues = 200

  init(_ text: String) throws(MenuFileProblem) {
    let bytes = Array(text.utf8)
    separator = Self.separator(of: bytes)
    var scanner = Scanner(bytes: bytes, separator: separator)
    while let record = try scanner.next() {
      // Spreadsheets write empty rows as separators alone.
      if !record.isBlank { records.append(record) }
    }
  }

  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var isQuoted = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"):
        if !isQuoted { return byte }
      case 0x0A, 0x0D:
        if !isQuoted { return UInt8(ascii: ",") }
      default: break
      }
    }
    return UInt8(ascii: ",")
  }
}

/// A position in the text that moves forward record by record.
private struct Scanner {
  let bytes: [UInt8]
  let separator: UInt8
  private var position = 0
  private var line = 1

  init(bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  private var here: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func next() throws(MenuFileProblem) -> CSVTable.Record? {
    guard here != nil else { return nil }
    var record = CSVTable.Record(line: line, values: [])
    while true {
      guard record.values.count < CSVTable.maxValues else {
        throw MenuFileProblem(line, "there are more than \(CSVTable.maxValues) values")
      }
      record.values.append(here == UInt8(ascii: "\"") ? try quoted() : try plain())
      guard here == separator else { break }
      position += 1
    }
    if here != nil { endLine() }
    return record
  }

  private mutating func plain() throws(MenuFileProblem) -> String {
    let start = position
    while let byte = here, byte != separator, byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "\"") {
        throw MenuFileProblem(
          line,
          "a quotation mark is inside a value: put the value in quotation marks, and double "
            + "those inside it")
      }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(MenuFileProblem) -> String {
    let opened = line
    var value: [UInt8] = []
    position += 1
    while let byte = here {
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard here == UInt8(ascii: "\"") else {
          guard here == nil || here == separator || here == 0x0A || here == 0x0D else {
            throw MenuFileProblem(
              line, "a quotation mark ends a value before its end: double those inside it")
          }
          return String(decoding: value, as: UTF8.self)
        }
        position += 1
      } else if byte == 0x0D || byte == 0x0A {
        position -= 1
        endLine()
        value.append(0x0A)
        continue
      }
      value.append(byte)
    }
    throw MenuFileProblem(opened, "a quotation mark opens a value here and none ends it")
  }

  private mutating func endLine() {
    if here == 0x0D {
      position += 1
      if here == 0x0A { position += 1 }
    } else {
      position += 1
    }
    line += 1
  }
}
