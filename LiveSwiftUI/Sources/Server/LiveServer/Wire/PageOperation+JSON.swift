// The JSON form of the operations: an array of a letter and its arguments.
import SwiftUI

extension PageOperation {
  /// Appends this operation as a JSON array.
  func write(to json: inout String) {
    switch self {
    case .text(let id, let text): JSONText.array(&json, "t", .int(Int(id)), .text(text))
    case .attribute(let id, let name, let value):
      JSONText.array(
        &json, "a", .int(Int(id)), .text(name), value.map(JSONText.Value.text) ?? .null)
    case .insert(let parent, let before, let html, let first):
      JSONText.array(
        &json, "i", .int(Int(parent)), .int(Int(before)), .text(html), .int(Int(first)))
    case .move(let parent, let id, let before):
      JSONText.array(&json, "m", .int(Int(parent)), .int(Int(id)), .int(Int(before)))
    case .remove(let id): JSONText.array(&json, "r", .int(Int(id)))
    case .value(let id, let value, let event):
      JSONText.array(&json, "v", .int(Int(id)), .text(value), .int(event))
    case .rules(let css): JSONText.array(&json, "c", .text(css))
    case .url(let url, let mode, let steps):
      JSONText.array(&json, "u", .text(url), .text(mode.name), .int(steps))
    case .title(let title): JSONText.array(&json, "T", .text(title))
    case .snapshot(let text): JSONText.array(&json, "s", .text(text))
    case .keep(let cookie): JSONText.array(&json, "k", .text(cookie))
    case .focus(let id): JSONText.array(&json, "f", .int(Int(id)))
    case .announce(let text): JSONText.array(&json, "l", .text(text))
    case .vibrate(let pattern):
      JSONText.array(&json, "b", .text(pattern.map(String.init).joined(separator: " ")))
    case .awake(let isOn): JSONText.array(&json, "w", .int(isOn ? 1 : 0))
    case .whole(let html, let count, let title, let url):
      JSONText.array(&json, "h", .text(html), .int(Int(count)), .text(title), .text(url))
    case .open(let address): JSONText.array(&json, "o", .text(address))
    case .script(let address): JSONText.array(&json, "j", .text(address))
    }
  }
}

extension PageOperation.AddressChange {
  /// The name of this change in an operation.
  var name: String {
    switch self {
    case .push: "push"
    case .replace: "replace"
    case .back: "back"
    }
  }
}

/// Writes small JSON arrays without an encoder: a like takes forty bytes.
enum JSONText {
  /// One member of an array.
  enum Value {
    /// A whole number.
    case int(Int)
    /// A text, which is escaped as a JSON string.
    case text(String)
    /// JSON's `null`.
    case null
  }

  /// Appends an array whose first member is `name`.
  static func array(_ json: inout String, _ name: String, _ values: Value...) {
    json += "[\""
    json += name
    json += "\""
    for value in values {
      json += ","
      switch value {
      case .int(let number): json += String(number)
      case .text(let text): string(text, into: &json)
      case .null: json += "null"
      }
    }
    json += "]"
  }

  /// Appends `text` as a JSON string. NUL becomes U+FFFD, as in HTML. U+2028 and U+2029 are legal
  /// in JSON and stay as they are.
  static func string(_ text: String, into json: inout String) {
    json += "\""
    var text = text
    var isPlain = true
    text.withUTF8 { bytes in
      var size = bytes.count
      for byte in bytes where needsEscape(byte) { size += byte < 0x20 ? 5 : 1 }
      if size == bytes.count { return }
      json += String(unsafeUninitializedCapacity: size) { escape(bytes, into: $0) }
      isPlain = false
    }
    if isPlain { json += text }
    json += "\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  /// Writes `bytes` with escapes and returns the number of bytes written. Goes byte by byte: the
  /// HTML of a list is long and has a quotation mark every twenty letters.
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var end = 0
    func put(_ byte: UInt8) {
      output[end] = byte
      end += 1
    }
    let digits: StaticString = "0123456789abcdef"
    for byte in bytes {
      switch byte {
      case _ where !needsEscape(byte): put(byte)
      case 0x22, 0x5C:
        put(0x5C)
        put(byte)
      case 0:
        put(0xEF)
        put(0xBF)
        put(0xBD)
      default:
        put(0x5C)
        switch byte {
        case 0x0A: put(0x6E)
        case 0x0D: put(0x72)
        case 0x09: put(0x74)
        default:
          put(0x75)
          put(0x30)
          put(0x30)
          put(digits.utf8Start[Int(byte >> 4)])
          put(digits.utf8Start[Int(byte & 15)])
        }
      }
    }
    return end
  }
}
