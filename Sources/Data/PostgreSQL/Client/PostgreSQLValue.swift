// The values that stand beside a statement, never inside its text.
import Foundation

/// A value for a parameter `$1`, `$2`, … of a statement.
package enum PostgreSQLValue: Sendable, Hashable {
  /// A text; NUL becomes U+FFFD, since PostgreSQL's texts cannot hold it.
  case text(String)
  /// An integer.
  case integer(Int)
  /// A floating-point number, which comes back as exactly this one.
  case real(Double)
  /// Bytes, for a column of the type `bytea`.
  case bytes(Data)
  /// No value.
  case null

  /// A text, or no value for nil.
  package init(_ text: String?) { self = text.map(Self.text) ?? .null }

  /// The bytes that are sent; nil for no value. A text ends with a zero byte, as C's do.
  var sent: [UInt8]? {
    switch self {
    case .text(let text): Array(text.replacing("\0", with: "\u{FFFD}").utf8) + [0]
    case .integer(let number): Array(String(number).utf8) + [0]
    case .real(let number): Array("\(number)".utf8) + [0]
    case .bytes(let data): Array(data)
    case .null: nil
    }
  }

  /// Whether the bytes are PostgreSQL's binary form rather than its text.
  var isBinary: Bool {
    if case .bytes = self { true } else { false }
  }
}
