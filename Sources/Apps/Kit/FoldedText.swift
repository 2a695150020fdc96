// Searching as people expect it: without regard to case and accents.
import Foundation

/// A text as a search compares it; folded once, because a search compares it at every keystroke.
public nonisolated struct FoldedText: Hashable, Sendable {
  /// Bytes, because comparing letters by the rules of Unicode takes forty times as long.
  fileprivate let bytes: [UInt8]

  /// The text without case and accents.
  public init(_ text: String) { bytes = Array(FoldedText.letters(of: text).utf8) }

  fileprivate static func letters(of text: String) -> String {
    // Most names are plain ASCII, for which Foundation would take twenty times as long.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    guard folded.unicodeScalars.contains(where: { (0x0600...0x06FF).contains($0.value) }) else {
      return folded.precomposedStringWithCanonicalMapping
    }
    let letters = folded.decomposedStringWithCanonicalMapping.unicodeScalars
      .compactMap(FoldedText.plainArabic)
    return String(String.UnicodeScalarView(letters)).precomposedStringWithCanonicalMapping
  }

  /// The letter as people type it into a search: vowel signs, the hamza on a letter and the stretching line left out, the
  /// two letters that many write for others made one. Foundation folds none of these.
  private static func plainArabic(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter.value {
    case 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED: nil
    case 0x0671: "\u{0627}"
    case 0x0649: "\u{064A}"
    case 0x0629: "\u{0647}"
    default: letter
    }
  }
}

/// What a person typed into a search field: every word of it is wanted, in any order.
public nonisolated struct SearchWords: Sendable {
  private let words: [[UInt8]]

  /// The words of `query`; blank space wants nothing, and so finds everything.
  public init(_ query: String) {
    words = FoldedText.letters(of: query).split(whereSeparator: \.isWhitespace)
      .map { Array($0.utf8) }
  }

  /// Whether `text` holds every word.
  public func find(_ text: FoldedText) -> Bool {
    words.allSatisfy { $0.isPart(of: text.bytes) }
  }
}

nonisolated extension [UInt8] {
  /// Whether these bytes stand somewhere in a row in `others`.
  fileprivate func isPart(of others: [UInt8]) -> Bool {
    guard let first, count <= others.count else { return isEmpty }
    return (0...others.count - count).contains { start in
      others[start] == first && indices.dropFirst().allSatisfy { others[start + $0] == self[$0] }
    }
  }
}
