// The values that are sent beside a statement, never inside its text.
package import Foundation

/// A value for a parameter `$1`, `$2`, … of a statement.
package enum PostgreSQLValue: Sendable, Hashable {
  /// A text. NUL becomes U+FFFD, because PostgreSQL's texts cannot contain it.
  case text(String)
  /// An integer.
  case integer(Int)
  /// A floating-point number, which is returned exactly.
  case real(Double)
  /// Bytes, for a column of the type `bytea`.
  case bytes(Data)
  /// NULL.
  case null

  /// A text, or NULL for nil.
  package init(_ text: String?) { self = text.map(Self.text) ?? .null }

  /// The bytes that are sent; nil for NULL. A text ends with a zero byte, as in C.
  var sent: [UInt8]? {
    switch self {
    case .text(let text): Array(text.replacing("\0", with: "\u{FFFD}").utf8) + [0]
    case .integer(let number): Array(String(number).utf8) + [0]
    case .real(let number): Array("\(number)".utf8) + [0]
    case .bytes(let data): Array(data)
    case .null: nil
    }
  }

  /// Whether the bytes are in PostgreSQL's binary format, not its text format.
  var isBinary: Bool {
    if case .bytes = self { true } else { false }
  }
}
