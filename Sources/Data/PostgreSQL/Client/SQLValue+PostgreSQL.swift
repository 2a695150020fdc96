// The bytes of a value in PostgreSQL's protocol, sent beside a statement, never inside its text.
import DataLayer
import Foundation

extension SQLValue {
  /// The bytes that are sent. A text ends with a zero byte, as in C.
  var sent: [UInt8] {
    switch self {
    case .text(let text): Array(text.replacing("\0", with: "\u{FFFD}").utf8) + [0]
    case .integer(let number): Array(String(number).utf8) + [0]
    case .real(let number): Array("\(number)".utf8) + [0]
    case .bytes(let data): Array(data)
    }
  }

  /// Whether the bytes are in PostgreSQL's binary format, not its text format.
  var isBinary: Bool {
    if case .bytes = self { true } else { false }
  }
}
