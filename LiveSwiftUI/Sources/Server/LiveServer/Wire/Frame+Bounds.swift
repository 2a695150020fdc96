// The limits of a frame: how much of it is read, and how much is kept.
import SwiftUI

/// Frames are read and handled on the main actor, which all sessions share. So a frame is checked
/// to be small in every respect before it is parsed as JSON.
extension Frame {
  /// The most Unicode scalars of a typed text that are kept; the rest is cut off.
  static let textLimit = TypedText.pieceLimit
  /// The most UTF-8 bytes of an address. A longer one is replaced by "/".
  static let addressLimit = 2_048
  /// The most UTF-8 bytes of a field's name. Text for a longer name is dropped.
  static let fieldNameLimit = 256
  /// The most UTF-8 bytes of a page's name. A longer one counts as absent.
  static let pageNameLimit = 64
  /// The most typed texts in one hello.
  static let typedLimit = 64

  /// The most nested lists and objects; a hello has four levels.
  private static let depthLimit = 4
  /// The most commas outside strings, which limits the number of values.
  private static let commaLimit = 2_000
  /// The most bytes outside strings, which limits the length of numbers.
  private static let markLimit = 8_192
  /// The most backslashes in strings. Each costs the JSON parser more than a plain letter.
  private static let escapeLimit = 8_192

  /// Whether parsing `bytes` as JSON is cheap. It takes one pass over the bytes, without
  /// allocations.
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
    // A text with so few bytes cannot have more scalars.
    if text.utf8.count <= textLimit { return text }
    return String(text.unicodeScalars.prefix(textLimit))
  }

  /// The address, or "/" when it is too long.
  static func address(_ text: String) -> String { text.utf8.count <= addressLimit ? text : "/" }
}
