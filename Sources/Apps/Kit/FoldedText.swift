// Searching as people expect it: without regard to case and accents.
import Foundation

/// A text as a search compares it; folded once, because a search compares it at every keystroke.
public nonisolated struct FoldedText: Hashable, Sendable {
  fileprivate let letters: String

  /// The text without case and accents.
  public init(_ text: String) {
    letters = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

/// What a person typed into a search field: every word of it is wanted, in any order.
public nonisolated struct SearchWords: Sendable {
  private let words: [Substring]

  /// The words of `query`; blank space wants nothing, and so finds everything.
  public init(_ query: String) {
    words = FoldedText(query).letters.split(whereSeparator: \.isWhitespace)
  }

  /// Whether `text` holds every word.
  public func find(_ text: FoldedText) -> Bool {
    words.allSatisfy(text.letters.contains)
  }
}
