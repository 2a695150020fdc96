// The texts of an app with those of the modules below it, in the languages that the app has.

extension StringTables {
  /// These texts with those of `lower`, where these have none. The languages stay the same: as on
  /// Apple's systems, the words of a button are in no language that the app itself is not in.
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
