// Search that ignores case and accents.
import Foundation

/// A text folded for search, once in advance because a search compares it at every keystroke.
public struct FoldedText: Hashable, Sendable {
  /// UTF-8, because comparing characters by Unicode's rules takes forty times as long.
  fileprivate let bytes: [UInt8]

  /// The most scalars of a text that are searched; no name is longer.
  public static let longest = 1_000

  /// The first ``longest`` scalars of the text, without case and accents.
  public init(_ text: String) { bytes = Array(FoldedText.letters(of: text).utf8) }

  fileprivate static func letters(of text: String) -> String {
    let text = text.beginning(longest)
    // Most names are ASCII, for which Foundation would take twenty times as long.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // Foundation removes an accent after a letter, but keeps one at the start of a text. The added
    // letter makes it remove that one too.
    let whole = text.unicodeScalars.first?.properties.isGraphemeExtend == true ? "a" + text : text
    var folded = whole.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    if whole != text { folded.unicodeScalars.removeFirst() }
    guard folded.unicodeScalars.contains(where: { (0x0600...0x06FF).contains($0.value) }) else {
      return folded.precomposedStringWithCanonicalMapping
    }
    let letters = folded.decomposedStringWithCanonicalMapping.unicodeScalars
      .compactMap(FoldedText.plainArabic)
    return String(String.UnicodeScalarView(letters)).precomposedStringWithCanonicalMapping
  }

  /// The letter as people type it into a search; nil for a vowel sign or the tatweel.
  ///
  /// Alef with a sign becomes plain, alef maksura becomes yeh, and teh marbuta becomes heh.
  /// Foundation folds none of these.
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

/// The terms of a search query. A text matches if it contains all of them, in any order.
public struct SearchTerms: Sendable {
  private let terms: [SearchWord]

  /// The most terms of a query that are used; more do not narrow a search.
  public static let most = 16

  /// The distinct terms at the start of `query`, up to the limits; a blank query matches every
  /// text.
  public init(_ query: String) {
    var known: Set<Substring> = []
    var words: [SearchWord] = []
    for word in FoldedText.letters(of: query).split(whereSeparator: \.isWhitespace)
    where words.count < Self.most && known.insert(word).inserted {
      words.append(SearchWord(word))
    }
    self.terms = words
  }

  /// Whether there are no terms, so that every text matches.
  public var isEmpty: Bool { terms.isEmpty }

  /// Whether `text` contains every term.
  public func find(_ text: FoldedText) -> Bool {
    terms.allSatisfy { $0.isPart(of: text.bytes) }
  }
}

/// A term, searched with the Knuth–Morris–Pratt algorithm in linear time for any text.
private struct SearchWord: Sendable {
  private let bytes: [UInt8]
  /// For each prefix, the length of its longest proper prefix that is also its suffix.
  private let borders: [Int]

  init(_ word: Substring) {
    bytes = Array(word.utf8)
    var borders = [0]
    for byte in bytes.dropFirst() {
      var border = borders[borders.count - 1]
      while border > 0, bytes[border] != byte { border = borders[border - 1] }
      borders.append(bytes[border] == byte ? border + 1 : 0)
    }
    self.borders = borders
  }

  /// Whether `text` contains the term.
  func isPart(of text: [UInt8]) -> Bool {
    guard bytes.count <= text.count else { return false }
    var matched = 0
    for byte in text {
      while matched > 0, bytes[matched] != byte { matched = borders[matched - 1] }
      if bytes[matched] == byte { matched += 1 }
      if matched == bytes.count { return true }
    }
    return false
  }
}
