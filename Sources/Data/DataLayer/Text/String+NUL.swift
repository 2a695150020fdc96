// Texts for storage that does not allow NUL.
import Foundation

extension String {
  /// The text with NUL written as `\0` and a backslash as `\\`, so that each text has one form.
  ///
  /// PostgreSQL's texts cannot contain NUL.
  package var withoutNUL: String {
    guard utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\\") }) else { return self }
    return replacing("\\", with: #"\\"#).replacing("\0", with: #"\0"#)
  }

  /// The text that `withoutNUL` was made from.
  package var withNUL: String {
    guard contains("\\") else { return self }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in utf8 {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "0") ? 0 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
