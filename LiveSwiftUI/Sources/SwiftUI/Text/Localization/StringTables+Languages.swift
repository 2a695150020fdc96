// Merges an app's texts with those of the modules it imports, in the app's languages.

extension StringTables {
  /// Adds texts of `lower` that are missing here, in the languages of these tables only. As on
  /// Apple's systems, a system button is never in a language that the app lacks.
  package func adding(_ lower: StringTables) -> StringTables {
    var all = self
    for language in languages {
      var texts = lower.entries[language] ?? [:]
      if language == lower.sourceLanguage {
        // A key without a source text is its own source text.
        for key in lower.entries.values.flatMap(\.keys) where texts[key] == nil {
          texts[key] = Entry(wording: .text(Template(key)))
        }
      }
      all.entries[language] = texts.merging(entries[language] ?? [:]) { $1 }
    }
    return all
  }
}
