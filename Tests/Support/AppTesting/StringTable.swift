// The table of sentences of a module, and what is missing in it.
package import Foundation

/// A string catalogue as it lies in its file.
package struct StringTable: Decodable {
  private struct Unit: Decodable {
    let value: String
  }
  private struct Form: Decodable {
    let stringUnit: Unit
  }
  private struct Variations: Decodable {
    let plural: [String: Form]
  }
  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
    /// The texts by plural form, with the counted part in its place; a text without forms is
    /// `other`.
    var values: [String: String] {
      guard let text = stringUnit?.value else {
        return variations?.plural.mapValues(\.stringUnit.value) ?? [:]
      }
      guard let (name, part) = substitutions?.first else { return ["other": text] }
      return part.variations.plural.mapValues {
        text.replacing("%#@\(name)@", with: $0.stringUnit.value.replacing("%arg", with: "%lld"))
      }
    }
  }
  /// The counted part of a text with more values than the counted one.
  private struct Substitution: Decodable {
    let variations: Variations
  }
  private struct Entry: Decodable {
    let localizations: [String: Localization]
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  /// The plural forms that each language needs.
  private static let plurals: [String: Set<String>] = [
    "en": ["one", "other"], "es": ["one", "many", "other"],
    "ar": ["zero", "one", "two", "few", "many", "other"],
  ]

  /// The table in `file`; throws when there is none or it is none.
  package init(_ file: URL?) throws {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    self = try JSONDecoder().decode(StringTable.self, from: Data(contentsOf: file))
  }

  /// The sentences of the table, as `Screens` tells them.
  package var sentences: Set<String> { Set(strings.keys.map(Screens.plain)) }

  /// Sentences that lack a language, a plural form or a value, each with what it lacks.
  package var gaps: [String] {
    strings.flatMap { key, text in
      let isPlural = key.contains("%lld")
      return Self.plurals.flatMap { language, forms in
        guard let words = text.localizations[language] else { return ["\(key): no \(language)"] }
        let known = isPlural ? forms : ["other"]
        var gaps = Set(words.values.keys) == known ? [] : ["\(key): forms in \(language)"]
        for (form, value) in words.values
        where value.isEmpty || !Self.isWhole(value, form: form, key) {
          gaps.append("\(key): \(form) in \(language)")
        }
        return gaps
      }
    }.sorted()
  }

  /// Whether a text has a place for every value; a form that names the number itself may omit it.
  private static func isWhole(_ text: String, form: String, _ key: String) -> Bool {
    let unsaid = ["zero", "one", "two"].contains(form) ? 1 : 0
    return (places(key) - unsaid...places(key)).contains(places(text))
  }

  /// How many values a text has a place for.
  private static func places(_ text: String) -> Int {
    text.matches(of: /%(?:\d\$)?(?:@|lld)/).count
  }
}
