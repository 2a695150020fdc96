// Halves of surrogate pairs in JSON, which browsers write and Foundation refuses.

/// Makes a browser's JSON parseable. A JavaScript string may contain half a surrogate pair, as
/// after a key press that deletes half of an emoji, and `JSON.stringify` writes it as `\ud83d`.
enum JSONSurrogates {
  /// `json` with U+FFFD in place of each unpaired half.
  static func repaired(_ json: [UInt8]) -> [UInt8] {
    var bytes = json
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = unit(in: bytes, at: index) else {
        // Any other escape, of two characters.
        index += 2
        continue
      }
      switch unit {
      case 0xD800...0xDBFF where Self.unit(in: bytes, at: index + 6).map(isSecond) == true:
        index += 12
      case 0xD800...0xDFFF:
        bytes.replaceSubrange(index + 2..<index + 6, with: "fffd".utf8)
        index += 6
      default: index += 6
      }
    }
    return bytes
  }

  private static func isSecond(_ unit: UInt32) -> Bool { 0xDC00...0xDFFF ~= unit }

  /// The value of an escape `\uXXXX` at `index`; nil where there is none.
  private static func unit(in bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
