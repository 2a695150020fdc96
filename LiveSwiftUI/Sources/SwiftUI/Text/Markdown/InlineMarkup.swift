// The inline Markdown of a text from the string tables: emphasis, code, links and inflection.
import Foundation

/// A part of a text with one style.
struct MarkedRun: Equatable, Sendable {
  var text: String
  var isBold = false
  var isItalic = false
  var isCode = false
  var isStruck = false
  var link: URL?

  /// Whether both runs have the same style.
  func hasStyle(of other: MarkedRun) -> Bool {
    (isBold, isItalic, isCode, isStruck) == (
      other.isBold, other.isItalic, other.isCode, other.isStruck
    ) && link == other.link
  }
}

/// Inline Markdown as Apple's `Text` reads it: that of CommonMark, `~~` and `^[…](inflect: true)`.
enum InlineMarkup {
  /// The most bytes of a wording that is read; a longer one, such as a pasted one, is plain. Each
  /// pair of marks becomes an element of the page.
  static let limit = 16_000

  /// Stands before each letter of a value that is no mark. No text has this private-use letter.
  static let guardLetter: Unicode.Scalar = "\u{10FFFD}"

  /// Whether a wording may have a style: most have not, and are not read.
  static func isPossible(in text: String) -> Bool {
    text.utf8.count <= limit && text.utf8.contains { "*_`~[<\\".utf8.contains($0) }
  }

  /// A value as it is written into a marked text, so that nothing in it is read as Markdown.
  static func guarded(_ value: String) -> String {
    guard value.unicodeScalars.contains(where: isMark) else { return value }
    return String(
      value.unicodeScalars.reduce(into: String.UnicodeScalarView()) { letters, letter in
        if isMark(letter) { letters.append(guardLetter) }
        letters.append(letter)
      })
  }

  private static func isMark(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCIIPunctuation || letter == guardLetter
  }

  /// The runs of a text; its inflection is that of English, so other languages have none.
  static func runs(of text: String, isEnglish: Bool) -> [MarkedRun] {
    var parser = InlineParser(text)
    return parser.runs(inflects: isEnglish)
  }
}

extension Unicode.Scalar {
  /// Whether the letter is one that a backslash makes plain.
  var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether the letter is punctuation or a symbol of any script.
  var isPunctuation: Bool {
    if value < 0x80 { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
