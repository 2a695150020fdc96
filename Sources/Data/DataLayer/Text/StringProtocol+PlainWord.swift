// Words of ASCII letters, as codes, handles and cursors are.

extension StringProtocol {
  /// Whether the text has letters and digits of ASCII, and those of `others`, and nothing else.
  package func isPlainWord(with others: String = "") -> Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: others.utf8.contains(byte)
        }
      }
  }
}
