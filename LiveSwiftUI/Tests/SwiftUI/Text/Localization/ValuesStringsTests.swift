// Keys, tables, plural forms and numbers in the reader's language.
import SwiftUI
import Testing

@Suite struct ValuesStringsTests {
  static let catalogue = """
    { "version": "1.0", "sourceLanguage": "en", "strings": {
      "Foods": { "localizations": {
        "es": { "stringUnit": { "state": "translated", "value": "Comidas" } },
        "es-MX": { "stringUnit": { "state": "translated", "value": "Platillos" } } } },
      "%lld foods": { "localizations": {
        "en": { "variations": { "plural": {
          "zero": { "stringUnit": { "state": "translated", "value": "No foods" } },
          "one": { "stringUnit": { "state": "translated", "value": "%lld food" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld foods" } } } } },
        "ar": { "variations": { "plural": {
          "zero": { "stringUnit": { "state": "translated", "value": "zero" } },
          "one": { "stringUnit": { "state": "translated", "value": "one" } },
          "two": { "stringUnit": { "state": "translated", "value": "two" } },
          "few": { "stringUnit": { "state": "translated", "value": "few %lld" } },
          "many": { "stringUnit": { "state": "translated", "value": "many %lld" } },
          "other": { "stringUnit": { "state": "translated", "value": "other %lld" } } } } } } },
      "%@ from %@": { "localizations": {
        "es": { "stringUnit": { "state": "translated", "value": "De %2$@: %1$@" } } } },
      "%lld of %lld pages in %lld books": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%lld of %#@pages@ in %#@books@" },
          "substitutions": {
            "pages": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg page" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg pages" } } } } },
            "books": { "argNum": 3, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg book" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg books" } } } } }
          } } } },
      "Untranslated": {}
    } }
    """

  static func tables(_ texts: String...) throws -> StringTables {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tapas-strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.enumerated().map { number, text in
      let file = folder.appending(path: "\(number).xcstrings")
      try Data(text.utf8).write(to: file)
      return file
    }
    return try StringTables(contentsOf: files)
  }

  func show(_ key: LocalizedStringKey, _ locale: String) throws -> String {
    try key.resolve(in: Locale(identifier: locale), tables: Self.tables(Self.catalogue))
  }

  @Test("A text is found in the region, the language, the source language, in this order")
  func fallback() throws {
    let shown = try ["es_MX", "es_ES", "en_US", "sv_SE"].map { try show("Foods", $0) }
    #expect(shown == ["Platillos", "Comidas", "Foods", "Foods"])
    #expect(try Self.tables(Self.catalogue).languages == ["en", "ar", "es", "es-MX"])
  }

  @Test("A person's first language that there are texts in is chosen")
  func languages() throws {
    let tables = try Self.tables(Self.catalogue)
    #expect(tables.language(for: ["sv-SE", "es-AR", "en"]) == "es")
    #expect(tables.language(for: ["sv"]) == "en")
  }

  @Test("English has one, other and a form of its own for none")
  func englishPlurals() throws {
    let shown = try [0, 1, 2, 1234].map { try show("\($0) foods", "en_US") }
    #expect(shown == ["No foods", "1 food", "2 foods", "1,234 foods"])
  }

  @Test("Arabic has six forms, and its own digits where the region uses them")
  func arabicPlurals() throws {
    let shown = try [0, 1, 2, 7, 11, 100, 103, 1111].map { try show("\($0) foods", "ar") }
    #expect(
      shown == ["zero", "one", "two", "few 7", "many 11", "other 100", "few 103", "many 1,111"])
    #expect(try show("\(12) foods", "ar_EG") == "many ١٢")
  }

  @Test("Spanish counts whole millions as many")
  func spanishPlurals() {
    let rule = PluralRule(language: "es-MX")
    #expect(
      [0, 1, 2, 1.5, 1_000_000, 2_000_000, 1_000_001].map(rule.category)
        == ["other", "one", "other", "other", "many", "many", "other"])
  }

  @Test("A translation may turn the order of the values")
  func positions() throws {
    #expect(try show("\("Paella") from \("Valencia")", "es") == "De Valencia: Paella")
    #expect(try show("\("Paella") from \("Valencia")", "en") == "Paella from Valencia")
  }

  @Test("Parts of one text count by themselves")
  func substitutions() throws {
    #expect(try show("\(1) of \(1) pages in \(2) books", "en") == "1 of 1 page in 2 books")
    #expect(try show("\(3) of \(40) pages in \(1) books", "en") == "3 of 40 pages in 1 book")
  }

  @Test("A text that no table has is shown as its key, values filled in the reader's way")
  func missing() throws {
    #expect(
      try show("100% of \(1234) \("%@") for \(0.5)", "sv_SE")
        == "100% of 1\u{A0}234 %@ for 0,500000")
    #expect(try show("\(2.5, specifier: "%.1f") stars", "es_ES") == "2,5 stars")
    #expect(try show("100%", "en") == "100%")
    #expect(
      try show("Since \(1234.5, format: .number.precision(.fractionLength(2)))", "es_ES")
        == "Since 1234,50")
  }

  @Test("Keys are equal when their literals and values are")
  func equality() {
    func key(_ count: Int, _ price: Double) -> LocalizedStringKey {
      "\(count) for \(price, format: .number)"
    }
    #expect(key(1, 2) == key(1, 2))
    #expect(key(1, 2) != key(1, 3))
    #expect(key(1, 2) != key(2, 2))
    #expect(key(1, 2).key == "%lld for %@")
  }

  @Test("A later catalogue adds to an earlier one")
  func merging() throws {
    let more = """
      { "version": "1.0", "sourceLanguage": "en", "strings": { "Retry": { "localizations": {
        "es": { "stringUnit": { "state": "translated", "value": "Reintentar" } } } } } }
      """
    let tables = try Self.tables(Self.catalogue, more)
    let spanish = Locale(identifier: "es_ES")
    let keys: [LocalizedStringKey] = ["Retry", "Foods"]
    #expect(keys.map { $0.resolve(in: spanish, tables: tables) } == ["Reintentar", "Comidas"])
  }

  @Test("A broken catalogue is refused with the place of the trouble")
  func broken() {
    let cases: [(String, StringTables.LoadingError)] = [
      ("{ \"strings\": {} }", .malformed(file: "0.xcstrings", place: "sourceLanguage is missing")),
      (
        """
        { "sourceLanguage": "en", "strings": { "A": { "localizations":
          { "en": { "stringUnit": { "value": 7 } } } } } }
        """,
        .malformed(
          file: "0.xcstrings",
          place: "strings › A › localizations › en › stringUnit › value: not a String")
      ),
    ]
    for (text, error) in cases {
      #expect(throws: error) { try Self.tables(text) }
    }
  }
}
