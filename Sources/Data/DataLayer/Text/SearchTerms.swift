// Search that ignores how a name is written: case, accents, spaces, hyphens, apostrophes.

/// The terms of a search query. A text matches if it contains all of them, in any order.
public struct SearchTerms: Sendable {
  private let terms: [SearchTerm]

  /// The most terms of a query that are used; more do not narrow a search.
  public static let most = 16

  /// The distinct terms at the start of `query`, up to the limits. A query without a letter, digit
  /// or symbol matches every text.
  public init(_ query: String) {
    var known: Set<FoldedText> = []
    var terms: [SearchTerm] = []
    for part in query.beginning(FoldedText.longest).split(whereSeparator: \.isWhitespace) {
      let term = FoldedText(String(part))
      guard terms.count < Self.most else { break }
      guard !term.letters.units.isEmpty, known.insert(term).inserted else { continue }
      terms.append(SearchTerm(term))
    }
    self.terms = terms
  }

  /// Whether there are no terms, so that every text matches.
  public var isEmpty: Bool { terms.isEmpty }

  /// Whether `text` contains every term.
  public func find(_ text: FoldedText) -> Bool { terms.allSatisfy { $0.isPart(of: text) } }
}

/// A term as it is typed, and with its umlauts spelled out.
private struct SearchTerm: Sendable {
  private let plain: SearchPattern
  private let spelledOut: SearchPattern?

  init(_ term: FoldedText) {
    plain = SearchPattern(term.letters)
    spelledOut = term.spelledOut.map(SearchPattern.init)
  }

  func isPart(of text: FoldedText) -> Bool {
    if plain.isPart(of: text.letters.units, isSpelling: false) { return true }
    if let letters = text.spelledOut, plain.isPart(of: letters.units, isSpelling: true) {
      return true
    }
    return spelledOut?.isPart(of: text.letters.units, isSpelling: true) == true
  }
}

/// Letters, searched with the Knuth–Morris–Pratt algorithm in linear time for any text.
private struct SearchPattern: Sendable {
  private let bytes: [UInt8]
  /// For each prefix, the length of its longest proper prefix that is also its suffix.
  private let borders: [Int]
  /// Whether the term is several words, as `tom-yum` is.
  private let hasParts: Bool
  /// Whether the term has so many letters that no name has them by accident.
  private let isLong: Bool

  init(_ letters: FoldedLetters) {
    bytes = letters.units.map { UInt8(truncatingIfNeeded: $0) }
    hasParts = letters.units.dropFirst().contains { $0 & FoldedLetters.wordStart != 0 }
    isLong = bytes.count { !UTF8.isContinuation($0) } >= 5
    var borders = [0]
    for byte in bytes.dropFirst() {
      var border = borders[borders.count - 1]
      while border > 0, bytes[border] != byte { border = borders[border - 1] }
      borders.append(bytes[border] == byte ? border + 1 : 0)
    }
    self.borders = borders
  }

  /// Whether `text` contains the letters; `isSpelling` if either has its umlauts spelled out.
  func isPart(of text: [UInt16], isSpelling: Bool) -> Bool {
    guard bytes.count <= text.count else { return false }
    var matched = 0
    var wordIndex = 0
    for index in text.indices {
      if text[index] & FoldedLetters.wordStart != 0 { wordIndex = index }
      let byte = UInt8(truncatingIfNeeded: text[index])
      while matched > 0, bytes[matched] != byte { matched = borders[matched - 1] }
      if bytes[matched] == byte { matched += 1 }
      guard matched == bytes.count else { continue }
      let first = index + 1 - matched
      if isMatch(first...index, of: text, isInWord: wordIndex <= first, isSpelling: isSpelling) {
        return true
      }
      matched = borders[matched - 1]
    }
    return false
  }

  /// Whether people mean the found letters.
  ///
  /// A match inside a word is one. Words written as one start with a word and end with one, or are
  /// so long that they are meant before they are whole: `tea` must not find “hot eatery”. Where
  /// umlauts are spelled out, only whole words and long terms count: `rue` must not find “Grüne”.
  private func isMatch(
    _ range: ClosedRange<Int>, of text: [UInt16], isInWord: Bool, isSpelling: Bool
  ) -> Bool {
    if !isSpelling, isInWord || hasParts { return true }
    let startsWord = text[range.lowerBound] & FoldedLetters.wordStart != 0
    if isLong { return startsWord || isInWord }
    let next = range.upperBound + 1
    return startsWord && (next == text.count || text[next] & FoldedLetters.wordStart != 0)
  }
}
