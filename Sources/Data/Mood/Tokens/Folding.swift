// The skipped scalars and the folded ones, by ranges instead of a library's tables.

/// The rules for single scalars.
enum Folding {
  /// Whether a scalar is a control character, or a mark that joins, colours or directs its
  /// neighbours.
  static func isSkipped(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x20E3, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// The ASCII scalar for typographic punctuation and for accented, wide and mathematical letters;
  /// for an emoji that the training texts lack, a common one of the same meaning.
  static func folded(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x09, 0x0A, 0x0D: 0x20
    case 0..<0x80: value
    case 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: 0x20
    case 0x2018, 0x2019, 0x201B, 0x2BC, 0xB4, 0x2032: 0x27
    case 0x201C...0x201F, 0xAB, 0xBB, 0x2033: 0x22
    case 0x2010...0x2015: 0x2D
    case 0xD7, 0xF7: value
    case 0xC0...0x17F: latin(value)
    case 0xFF01...0xFF5E: value - 0xFEE0
    case 0x1D400...0x1D6A3: letter((value - 0x1D400) % 52)
    case 0x1F130...0x1F149: 0x41 + value - 0x1F130
    case 0x1F400...0x1FAFF: emoji(value)
    default: value
    }
  }

  private static func emoji(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x1F47F, 0x1F4A2, 0x1F63E, 0x1F92C: 0x1F621  // 👿💢😾🤬: 😡
    case 0x1F617, 0x1F61A, 0x1F63D: 0x1F618  // 😗😚😽: 😘
    case 0x1F929, 0x1F970: 0x1F60D  // 🤩🥰: 😍
    case 0x1F90D, 0x1F90E, 0x1F9E1, 0x1FAF6: 0x2764  // 🤍🤎🧡🫶: ❤
    case 0x1F942, 0x1F973: 0x1F389  // 🥂🥳: 🎉
    case 0x1F628: 0x1F631  // 😨: 😱
    case 0x1F63F: 0x1F622  // 😿: 😢
    case 0x1F92E: 0x1F922  // 🤮: 🤢
    default: value
    }
  }

  /// The letter at an index of A to Z, then a to z.
  private static func letter(_ place: UInt32) -> UInt32 {
    place < 26 ? 0x41 + place : 0x61 + place - 26
  }

  private static func latin(_ value: UInt32) -> UInt32 {
    let small = UInt32(plain[Int(value - 0xC0)])
    return isCapital(value) ? small - 0x20 : small
  }

  /// Whether a letter is uppercase: in Latin Extended-A uppercase is even, in two ranges odd.
  private static func isCapital(_ value: UInt32) -> Bool {
    switch value {
    case ...0xDE: true
    case ..<0x100: false
    case 0x139...0x148, 0x179...0x17E: value % 2 == 1
    case 0x178: true
    case 0x138, 0x17F: false
    default: value % 2 == 0
    }
  }

  /// A letter for each of U+00C0 to U+017F; the entries of × and ÷ are not used.
  private static let plain = Array(
    ("aaaaaaaceeeeiiiidnooooo-ouuuuytsaaaaaaaceeeeiiiidnooooo-ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
      + "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}

extension UInt32 {
  /// Whether it is an ASCII letter; accented ones were folded before.
  var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
  /// Whether it is an uppercase ASCII letter.
  var isCapital: Bool { 0x41...0x5A ~= self }
  /// Whether it is a lowercase ASCII letter.
  var isSmall: Bool { 0x61...0x7A ~= self }
  /// Whether it is an ASCII digit.
  var isDigit: Bool { 0x30...0x39 ~= self }
  /// Whether it is punctuation, a symbol or an emoji beyond Latin-1.
  var isSymbol: Bool {
    0x2000...0x2BFF ~= self || 0x3000...0x303F ~= self || 0x1F000...0x1FAFF ~= self
  }
  /// Whether it is a letter of another script than Latin.
  var isForeign: Bool { self >= 0x180 && !isSymbol }
  /// Whether it is allowed in handles and hashtags.
  var isName: Bool { isLetter || isDigit || self == 0x5F || isForeign }
  /// Whether it is a regional indicator, two of which make a flag.
  var isFlagHalf: Bool { 0x1F1E6...0x1F1FF ~= self }
  /// The lowercase scalar, for ASCII.
  var lowered: UInt32 { isCapital ? self + 0x20 : self }
}
