// The bounds of a frame: how much of it is read, and how much is kept.
import SwiftUI

/// Frames are read and handled on the main actor, where sessions wait for each other. So a frame is
/// checked to be small in every respect before it is read as JSON.
extension Frame {
  /// Unicode scalars that are kept of a text that a person typed; the rest is cut off.
  static let textLimit = TypedText.pieceLimit
  /// UTF-8 bytes of an address; a longer one leads nowhere.
  static let addressLimit = 2_048
  /// UTF-8 bytes of a field's name; a text for a longer one is left out.
  static let fieldNameLimit = 256
  /// UTF-8 bytes of a page's name; a longer one counts as absent.
  static let pageNameLimit = 64
  /// Typed texts in one hello.
  static let typedLimit = 64

  /// Levels of lists and objects; a hello has four.
  private static let depthLimit = 4
  /// Commas outside of texts, which bound the count of values.
  private static let commaLimit = 2_000
  /// Bytes outside of texts, which bound the length of numbers.
  private static let markLimit = 8_192
  /// Backslashes in texts, each of which costs the JSON reader more than a plain letter.
  private static let escapeLimit = 8_192

  /// Whether reading `bytes` as JSON is cheap. One pass over the bytes, without allocations.
  static func isCheap(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var commas = 0
    var marks = 0
    var escapes = 0
    var isText = false
    var isEscaped = false
    for byte in bytes {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
          escapes += 1
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      marks += 1
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: ","): commas += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > depthLimit { return false }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return commas <= commaLimit && marks <= markLimit && escapes <= escapeLimit
  }

  /// The part of a typed text that is kept.
  static func cut(_ text: String) -> String {
    // A text of so few bytes has no more scalars.
    if text.utf8.count <= textLimit { return text }
    return String(text.unicodeScalars.prefix(textLimit))
  }

  /// The address, or "/" when it is too long.
  static func address(_ text: String) -> String { text.utf8.count <= addressLimit ? text : "/" }
}
