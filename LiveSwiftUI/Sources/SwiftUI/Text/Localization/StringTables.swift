// The texts of the apps in every language they are translated into.
import Limits

/// The texts of several string catalogues, by language and key.
package struct StringTables: Equatable, Sendable {
  var sourceLanguage = "en"
  var entries: [String: [String: Entry]] = [:]

  /// Tables without texts: every key is shown unchanged.
  package init() {}

  /// The languages of the tables, the source language first.
  package var languages: [String] {
    [sourceLanguage] + entries.keys.filter { $0 != sourceLanguage }.sorted()
  }

  /// The first of the `preferred` languages with texts in the tables, otherwise the source
  /// language.
  package func language(for preferred: [String]) -> String {
    for wish in preferred {
      let match = Self.candidates(wish).first { entries[$0] != nil || $0 == sourceLanguage }
      if let match { return match }
    }
    return sourceLanguage
  }

  /// The entry of a key in the locale's regional language, else in its language, else in the source
  /// language.
  func entry(for key: String, in locale: Locale) -> (entry: Entry, language: String)? {
    for language in Self.candidates(locale.identifier) {
      if let entry = entries[language]?[key] { return (entry, language) }
      // A key without a source text is its own source text.
      if language == sourceLanguage { return nil }
    }
    return entries[sourceLanguage]?[key].map { ($0, sourceLanguage) }
  }

  /// `es_MX` → `es-MX`, `es`.
  private static func candidates(_ identifier: String) -> [String] {
    known.value(for: identifier) {
      var list: [String] = []
      var rest = identifier.prefix { $0 != "@" }
      while !rest.isEmpty {
        list.append(String(rest).replacing("_", with: "-"))
        rest = rest.lastIndex { $0 == "-" || $0 == "_" }.map { rest[..<$0] } ?? ""
      }
      return list
    }
  }

  // Cached: each text needs it, and browsers send one of a few identifiers.
  private static let known = BoundedCache<String, [String]>(bytes: 1 << 16) { key, list in
    list.reduce(key.utf8.count) { $0 + $1.utf8.count }
  }
}
