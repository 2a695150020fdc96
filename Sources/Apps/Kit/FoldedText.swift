// Searching as people expect it: without regard to case and accents.
import Foundation

/// A text as a search compares it; folded once, because a search compares it at every keystroke.
public nonisolated struct FoldedText: Hashable, Sendable {
  /// Bytes, because comparing letters by the rules of Unicode takes forty times as long.
  fileprivate let bytes: [UInt8]

  /// The text without case and accents.
  public init(_ text: String) { bytes = Array(FoldedText.letters(of: text).utf8) }

  fileprivate static func letters(of text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .precomposedStringWithCanonicalMapping
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
