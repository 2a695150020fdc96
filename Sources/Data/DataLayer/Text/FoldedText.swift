// Texts as a search compares them.
import Foundation

/// A text folded for search, once in advance because a search compares it at every keystroke.
///
/// Only the letters, digits and symbols of its words remain, without case, accents and width, each
/// script by itself: a Latin term does not find Arabic names. Transliterated Arabic has no vowels
/// (`qhwt` for coffee), which nobody types, and short terms would find names that do not show them.
public struct FoldedText: Hashable, Sendable {
  /// The letters as most people type them, `u` for `ü`.
  let letters: FoldedLetters
  /// The letters with umlauts spelled out, `ue` for `ü`; nil without umlauts.
  let spelledOut: FoldedLetters?

  /// The most scalars of a text that are searched; no name is longer.
  public static let longest = 1_000

  /// The first ``longest`` scalars of the text, folded.
  public init(_ text: String) {
    let text = text.beginning(FoldedText.longest)
    var folding = TextFolding()
    // Most names are ASCII, for which Foundation would take twenty times as long.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { folding.add(ascii: byte) }
    } else {
      // Ligatures, full- and half-width forms, and letters apart from their marks.
      for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
        // One Arabic ligature is eighteen letters.
        guard folding.letters.units.count < 4 * FoldedText.longest else { break }
        folding.add(scalar)
      }
    }
    letters = folding.letters
    spelledOut = folding.spelledOut
  }
}

/// The UTF-8 of a text's words without what is between them, each first byte of a word marked.
///
/// Bytes, because comparing characters by Unicode's rules takes forty times as long.
struct FoldedLetters: Hashable, Sendable {
  /// The bytes, with ``wordStart`` added where a word starts.
  private(set) var units: [UInt16] = []
  private(set) var isBetweenTokens = true

  static let wordStart: UInt16 = 0x100

  mutating func append(_ byte: UInt8) {
    units.append(UInt16(byte) | (isBetweenTokens ? Self.wordStart : 0))
    isBetweenTokens = false
  }

  mutating func endWord() { isBetweenTokens = true }

  /// Takes back ``endWord()``, unless the text starts here.
  mutating func continueWord() { isBetweenTokens = units.isEmpty }
}
