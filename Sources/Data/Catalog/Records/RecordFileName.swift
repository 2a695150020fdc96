// Names of files for keys of any kind.

/// Turns collections and keys into names that every file system takes and tells apart.
enum RecordFileName {
  /// Longest name in bytes; file systems take 255, and a suffix may follow.
  private static let longest = 150

  /// A name for the text: itself where it is of `a-z 0-9 - _`, percent signs elsewhere, a fingerprint when that gets long.
  ///
  /// Capitals are escaped too: a Mac's file system takes `A` and `a` for one.
  static func encode(_ text: String) -> String {
    var name = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        name += byte < 16 ? "%0" : "%"
        name += String(byte, radix: 16)
      }
      if name.utf8.count > longest { return "%sha256-" + SHA256Digest.hex(text) }
    }
    return name.isEmpty ? "%empty" : name
  }
}
