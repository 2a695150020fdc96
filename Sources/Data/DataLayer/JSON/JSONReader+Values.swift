// The scalar values: strings, numbers, true, false and null.
import Foundation

extension JSONReader {
  /// The string here; nil for any other value, which is skipped.
  public mutating func text() throws(JSONError) -> String? {
    guard try next() == UInt8(ascii: "\"") else {
      try skip()
      return nil
    }
    return string(of: try scanText())
  }

  /// The number here as written, such as `4.35`; nil for any other value, which is skipped.
  ///
  /// It is a text and not a `Double`, because binary fractions cannot represent most prices.
  public mutating func number() throws(JSONError) -> String? {
    guard try kind() == .number else {
      try skip()
      return nil
    }
    let (start, end) = try scanNumber()
    return String(
      decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  /// The Boolean here; nil for any other value, which is skipped.
  public mutating func truth() throws(JSONError) -> Bool? {
    guard try kind() == .truth else {
      try skip()
      return nil
    }
    return try word()
  }

  /// Reads `true`, `false` or `null`, which is nil.
  mutating func word() throws(JSONError) -> Bool? {
    for (word, value) in [("true", true), ("false", false), ("null", nil)]
      as [(StaticString, Bool?)]
    where bytes[position] == word.utf8Start[0] {
      let length = word.utf8CodeUnitCount
      guard count - position >= length, memcmp(bytes + position, word.utf8Start, length) == 0 else {
        throw fault(.byte)
      }
      position += length
      return value
    }
    throw fault(.byte)
  }

  /// Skips a number. The grammar allows no leading zero, no bare point and no leading plus.
  mutating func scanNumber() throws(JSONError) -> (start: Int, end: Int) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let whole = position
    try digits()
    if bytes[whole] == UInt8(ascii: "0"), position > whole + 1 {
      position = whole + 1
      throw fault(.number)
    }
    if position < count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if position < count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < count,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      try digits()
    }
    return (start, position)
  }

  /// Skips one or more digits.
  private mutating func digits() throws(JSONError) {
    let start = position
    while position < count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    if position == start { throw fault(position < count ? .number : .end) }
  }
}
