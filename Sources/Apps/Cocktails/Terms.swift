// The service's terms, which are English, in the reader's language.
import DataLayer
import Foundation

/// The terms of one language. A term that the table lacks stays as it is.
struct Terms: Sendable {
  /// The subject of a term: `Shot` is a category, `shot` a measure.
  enum Kind: String {
    case trait, measure, ingredient
  }

  /// The translations by kind and folded English term.
  private var translations: [String: String] = [:]

  /// The terms for the language of `locale`; those of English stay as they are.
  static func of(_ locale: Locale) -> Terms {
    languages[locale.language.languageCode?.identifier ?? ""] ?? Terms()
  }

  /// The term in this language.
  func term(_ term: String, _ kind: Kind) -> String { known(term, kind) ?? term }

  /// A measure such as `2 dashes` in this language, if all of it is understood: an amount, with
  /// terms before it or after it.
  func measure(_ text: String) -> String {
    guard !translations.isEmpty else { return text }
    let start = text.firstIndex(where: \.isNumber) ?? text.endIndex
    let end = text.lastIndex(where: \.isNumber).map(text.index(after:)) ?? text.endIndex
    let amount = text[start..<end]
    guard amount.allSatisfy({ $0.isNumber || $0.isWhitespace || "/⁄∕.,٫٬-‐‑–—−".contains($0) }),
      let before = measureTerms(text[..<start]), let after = measureTerms(text[end...])
    else { return text }
    return (before + [String(amount)] + after).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The translated terms of a part of a measure: one, or a unit and one; nil unless all are known.
  private func measureTerms(_ part: Substring) -> [String]? {
    let text = part.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return [] }
    if let term = known(text, .measure) { return [term] }
    let parts = text.split(separator: " ", maxSplits: 1).compactMap { known(String($0), .measure) }
    return parts.count == 2 ? parts : nil
  }

  private func known(_ term: String, _ kind: Kind) -> String? {
    translations.isEmpty ? nil : translations[Self.key(term, kind.rawValue)]
  }

  private static func key(_ term: String, _ kind: String) -> String {
    let folded = term.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return "\(kind) \(folded.trimmingCharacters(in: ["."]))"
  }
}

extension Terms {
  /// The terms by language code.
  private static let languages: [String: Terms] = {
    // A build without the table has the service's own terms.
    guard let url = Bundle.module.url(forResource: "Terms", withExtension: "tsv"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [:] }
    return parse(text)
  }()

  /// Parses a table: lines of tabs between the kind, the English terms and those of the languages
  /// that its first line names.
  static func parse(_ text: String) -> [String: Terms] {
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    var languages: [String: Terms] = [:]
    for row in rows.dropFirst() where row.count == rows[0].count {
      for (language, translation) in zip(rows[0], row).dropFirst(2) {
        for english in row[1].split(separator: "|") {
          languages[language, default: Terms()]
            .translations[key(String(english), row[0])] = translation
        }
      }
    }
    return languages
  }
}
