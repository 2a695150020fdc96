// HTML entities, and the backslash escapes of some post archives.

/// A decoded escape.
struct Escape: Equatable {
  /// The scalar or surrogate; nil for an escape without a value.
  var value: UInt32?
  /// The number of scalars of the escape.
  var length: Int

  /// The entity at an `&`; nil when there is none.
  static func entity(in source: [UInt32], at start: Int) -> Escape? {
    var end = start + 1
    while end < source.count, end - start <= 9, source[end] != 0x3B { end += 1 }
    guard end < source.count, source[end] == 0x3B else { return nil }
    let name = source[(start + 1)..<end]
    guard let value = value(of: name) else { return nil }
    return Escape(value: value, length: end + 1 - start)
  }

  /// The escape at a backslash; nil when there is none.
  static func backslash(in source: [UInt32], at start: Int) -> Escape? {
    guard start + 1 < source.count else { return nil }
    switch source[start + 1] {
    case 0x22: return Escape(value: nil, length: 1)
    case 0x6E: return Escape(value: 0x20, length: 2)
    case 0x75 where start + 5 < source.count:
      guard let value = number(source[(start + 2)..<(start + 6)], base: 16) else { return nil }
      return Escape(value: value, length: 6)
    default: return nil
    }
  }

  private static func value(of name: ArraySlice<UInt32>) -> UInt32? {
    guard name.first == 0x23 else {
      var key = ""
      for value in name {
        guard value < 0x80, let scalar = Unicode.Scalar(value) else { return nil }
        key.unicodeScalars.append(scalar)
      }
      return names[key]
    }
    let digits = name.dropFirst()
    if digits.first == 0x78 || digits.first == 0x58 {
      return number(digits.dropFirst(), base: 16)
    }
    return number(digits, base: 10)
  }

  /// A code point above 0 in ASCII digits; nil for any other text.
  private static func number(_ digits: ArraySlice<UInt32>, base: UInt32) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      let one: UInt32
      switch digit {
      case 0x30...0x39: one = digit - 0x30
      case 0x41...0x46 where base == 16: one = digit - 0x37
      case 0x61...0x66 where base == 16: one = digit - 0x57
      default: return nil
      }
      value = value * base + one
      if value > 0x10FFFF { return nil }
    }
    return value > 0 ? value : nil
  }

  /// The entities of `Training/FORMAT.md`, and no others.
  ///
  /// The table of `Posts` has more. Here each one would change the pieces of texts that the weights
  /// were trained for.
  private static let names: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0x20,
    "hellip": 0x2026, "mdash": 0x2014, "ndash": 0x2013, "lsquo": 0x2018, "rsquo": 0x2019,
    "ldquo": 0x201C, "rdquo": 0x201D, "hearts": 0x2665, "copy": 0xA9, "reg": 0xAE,
    "trade": 0x2122, "euro": 0x20AC, "pound": 0xA3,
  ]
}
