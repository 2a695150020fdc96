// Folding, scalar by scalar: what is a letter, what ends a word, and what has no meaning.
import Foundation

/// Folds the scalars of one text, which must be in compatibility decomposition.
struct TextFolding {
  private(set) var letters = FoldedLetters()
  private(set) var spelledOut: FoldedLetters?
  /// The scalar before, for marks.
  private var last: Unicode.Scalar = " "
  private var wasBetweenTokens = true

  mutating func add(_ scalar: Unicode.Scalar) {
    defer { last = scalar }
    guard !scalar.isASCII else { return add(ascii: UInt8(scalar.value)) }
    let properties = scalar.properties
    // Zero-width characters, direction marks, soft hyphens, variation selectors.
    guard !properties.isDefaultIgnorableCodePoint else { return }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: add(mark: scalar)
    case .decimalNumber: append(UInt8(properties.numericValue ?? 0) + 0x30)
    case .initialPunctuation, .finalPunctuation, .modifierSymbol, .enclosingMark, .format: break
    case .modifierLetter where TextFolding.isApostrophe(scalar): break
    case .otherPunctuation where TextFolding.isApostrophe(scalar): break
    case .otherPunctuation where scalar == "٪": append(UInt8(ascii: "%"))
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .mathSymbol,
      .dashPunctuation, .openPunctuation, .closePunctuation, .connectorPunctuation,
      .otherPunctuation:
      endWord()
    default: add(letter: scalar)
    }
  }

  mutating func add(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): append(byte)
    // What stands for a word: fish & chips, 50 %, No. #1.
    case UInt8(ascii: "#")...UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "@"):
      append(byte)
    case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "\""): break
    // Hyphens and spaces alike, and the full stop that an iPhone types for two spaces.
    default: endWord()
    }
  }

  /// Drops accents, points and vowel signs, but not the vowels of Indic scripts and Thai.
  private mutating func add(mark: Unicode.Scalar) {
    let kind = mark.properties.canonicalCombiningClass.rawValue
    // Classes: none, virama and vowels of single scripts; then nuktas, voicing of kana, points of
    // Hebrew and Arabic, and accents. Kana lose their voicing because compounds change it: すし is
    // written ずし in ちらしずし.
    guard (1...8).contains(kind) || (10...35).contains(kind) || kind >= 200 else {
      return append(utf8: mark)
    }
    switch (last, mark) {
    // A spacing accent, as ´ typed for an apostrophe, is decomposed to a space with a mark.
    case (" ", _) where !wasBetweenTokens: continueWord()
    case ("a", "\u{308}"), ("o", "\u{308}"), ("u", "\u{308}"), ("A", "\u{308}"), ("O", "\u{308}"),
      ("U", "\u{308}"):
      spellOut(UInt8(ascii: "e"))
    case ("a", "\u{30A}"), ("A", "\u{30A}"): spellOut(UInt8(ascii: "a"))
    default: break
    }
  }

  private mutating func add(letter: Unicode.Scalar) {
    let lower = letter.properties.lowercaseMapping.unicodeScalars.first ?? letter
    if let plain = TextFolding.plainLatin[lower] {
      for byte in plain { append(byte) }
      if lower == "ø" { spellOut(UInt8(ascii: "e")) }
    } else {
      append(utf8: TextFolding.plain(lower))
    }
  }

  private mutating func append(utf8 scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    letters.append(byte)
    spelledOut?.append(byte)
    wasBetweenTokens = false
  }

  private mutating func spellOut(_ byte: UInt8) {
    if spelledOut == nil { spelledOut = letters }
    spelledOut?.append(byte)
  }

  private mutating func endWord() {
    // The space of an accent continues a word only if no other space came before it.
    wasBetweenTokens = letters.isBetweenTokens
    letters.endWord()
    spelledOut?.endWord()
  }

  private mutating func continueWord() {
    letters.continueWord()
    spelledOut?.continueWord()
  }
}

extension TextFolding {
  /// Whether people write the sign inside a word, and others leave it out.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Modifiers such as the okina; Armenian, Hebrew and Koranic signs; the tatweel; primes.
    case 0x02B0...0x02FF, 0x055A, 0x05F3, 0x05F4, 0x0640, 0x06E5, 0x06E6, 0x2032...0x2037: true
    default: false
    }
  }

  /// The letter that people type for a lower-case letter which is no Latin one of ``plainLatin``.
  private static func plain(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "ς": "σ"
    case "ə": "e"
    // Alef wasla; alef maksura and Persian yeh; teh marbuta and heh of Urdu; Persian kaf; veh,
    // which most Arabic keyboards lack.
    case "\u{671}": "\u{627}"
    case "\u{649}", "\u{6CC}": "\u{64A}"
    case "\u{629}", "\u{6BE}", "\u{6C1}", "\u{6D5}": "\u{647}"
    case "\u{6A9}": "\u{643}"
    case "\u{6A4}": "\u{641}"
    // Katakana to hiragana, which is what the keyboard types before a choice of words.
    case "\u{30A1}"..."\u{30F6}": Unicode.Scalar(letter.value - 0x60) ?? letter
    default: letter
    }
  }

  /// The ASCII letters for Latin letters that have no decomposition, such as `o` for `ø`.
  ///
  /// They are ICU's, asked for once: a call for each name would take 40 µs.
  private static let plainLatin: [Unicode.Scalar: [UInt8]] = {
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x2AF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF,
      0xAB30...0xAB6F,
    ]
    let letters = ranges.joined().compactMap(Unicode.Scalar.init)
      .filter { $0.properties.isLowercase }
    let lines = letters.map(String.init).joined(separator: "\n")
    let plain = lines.applyingTransform(StringTransform("Latin-ASCII"), reverse: false) ?? lines
    var table: [Unicode.Scalar: [UInt8]] = [:]
    for (letter, text) in zip(letters, plain.lowercased().split(separator: "\n"))
    where text.utf8.allSatisfy({ $0 < 0x80 }) {
      table[letter] = Array(text.utf8)
    }
    return table
  }()
}
