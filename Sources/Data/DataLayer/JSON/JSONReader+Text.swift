// Strings in JSON: their ends, their escapes and their UTF-8.
import Foundation

extension JSONReader {
  /// The range of a string between its quotes.
  struct Text {
    let start: Int
    let end: Int
    let hasEscapes: Bool
  }

  /// Skips the string here. Throws for a control character, an unknown escape or invalid UTF-8.
  mutating func scanText() throws(JSONError) -> Text {
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      skipPlain()
      guard position < count else { throw fault(.end) }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return Text(start: start, end: position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape()
      case ..<0x20: throw fault(.control)
      default: try scanLetter()
      }
    }
  }

  /// Skips ASCII characters without a special meaning, eight bytes at a time.
  private mutating func skipPlain() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while count - position >= 8 {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      // A byte that became zero, or is below 0x20, borrows into its top bit. The top bit of a byte
      // above 0x7F is already set.
      let found =
        ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
          | (word &- ones &* 0x20) & ~word | word) & tops
      guard found == 0 else {
        // A borrow can also mark a byte after the first match, never before it. So the lowest mark
        // is right.
        position += found.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
    while position < count {
      let byte = bytes[position]
      guard byte >= 0x20, byte < 0x80, byte != 0x22, byte != 0x5C else { return }
      position += 1
    }
  }

  private mutating func scanEscape() throws(JSONError) {
    guard count - position >= 2 else {
      position = count
      throw fault(.end)
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard count - position >= 6 else {
        position = count
        throw fault(.end)
      }
      guard hex(at: position + 2) != nil else { throw fault(.escape) }
      position += 6
    default: throw fault(.escape)
    }
  }

  /// Skips one scalar of two bytes or more, by the table of well-formed UTF-8 (Unicode 3.9, table
  /// 3-7).
  private mutating func scanLetter() throws(JSONError) {
    let first = bytes[position]
    let (more, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (1, 0x80...0xBF)
      case 0xE0: (2, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE, 0xEF: (2, 0x80...0xBF)
      case 0xED: (2, 0x80...0x9F)
      case 0xF0: (3, 0x90...0xBF)
      case 0xF1...0xF3: (3, 0x80...0xBF)
      case 0xF4: (3, 0x80...0x8F)
      default: throw fault(.utf8)
      }
    guard count - position > more else {
      position = count
      throw fault(.end)
    }
    guard second.contains(bytes[position + 1]) else { throw fault(.utf8) }
    for offset in 1...more where bytes[position + offset] & 0xC0 != 0x80 { throw fault(.utf8) }
    position += more + 1
  }

  /// The string with its escapes decoded. An unpaired surrogate becomes `U+FFFD`.
  func string(of text: Text) -> String {
    let inside = UnsafeBufferPointer(start: bytes + text.start, count: text.end - text.start)
    guard text.hasEscapes else { return String(decoding: inside, as: UTF8.self) }
    // An escape of six bytes becomes at most three, so the capacity suffices.
    return String(unsafeUninitializedCapacity: inside.count) { letters in
      var length = 0
      var index = text.start
      func put(_ byte: UInt8) {
        letters[length] = byte
        length += 1
      }
      while index < text.end {
        guard bytes[index] == UInt8(ascii: "\\") else {
          put(bytes[index])
          index += 1
          continue
        }
        guard bytes[index + 1] == UInt8(ascii: "u") else {
          put(Self.meaning(of: bytes[index + 1]))
          index += 2
          continue
        }
        let (scalar, width) = scalar(at: index, before: text.end)
        for byte in scalar.utf8 { put(byte) }
        index += width
      }
      return length
    }
  }

  /// The scalar of `\uXXXX`, or of a surrogate pair of two escapes, and the length of the escapes.
  private func scalar(at index: Int, before end: Int) -> (Unicode.Scalar, width: Int) {
    // `scanText` has checked the digits.
    let unit = hex(at: index + 2) ?? 0
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard unit < 0xDC00, end - index >= 12, bytes[index + 6] == UInt8(ascii: "\\"),
      bytes[index + 7] == UInt8(ascii: "u"), let low = hex(at: index + 8),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { return ("\u{FFFD}", 6) }
    return (scalar, 12)
  }

  private static func meaning(of letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private func hex(at index: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<4 {
      let byte = bytes[index + offset]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    return value
  }
}
