// The string tables: whole in three languages, and in step with the screens.
import Foundation
import Testing

@testable import Foods
@testable import Kit

@MainActor
@Suite("The words on screen")
struct StringTableTests {
  /// The plural forms that each language needs.
  static let plurals: [String: Set<String>] = [
    "en": ["one", "other"], "es": ["one", "many", "other"],
    "ar": ["zero", "one", "two", "few", "many", "other"],
  ]

  @Test("Every sentence is there in every language, in all its plural forms, with all its values")
  func whole() throws {
    for table in [try StringTable(FoodsResources.strings), try StringTable(KitResources.strings)] {
      #expect(table.sourceLanguage == "en")
      for (key, text) in table.strings {
        #expect(Set(text.localizations.keys) == Set(Self.plurals.keys), "\(key)")
        let isPlural = text.localizations["en"]?.variations != nil
        #expect(isPlural == key.contains("%lld"), "\(key)")
        for (language, localization) in text.localizations {
          #expect((localization.variations != nil) == isPlural, "\(key) in \(language)")
          if let forms = localization.variations?.plural {
            #expect(Set(forms.keys) == Self.plurals[language], "\(key) in \(language)")
          }
          for (form, value) in localization.values where form != "zero" {
            #expect(Self.places(value) == Self.places(key), "\(key) in \(language)")
          }
          #expect(localization.values.allSatisfy { !$0.value.isEmpty }, "\(key) in \(language)")
        }
      }
    }
  }

  @Test("Every sentence in the screens is in a table, and every sentence of a table is in a screen")
  func inStep() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/Apps")
      .standardizedFileURL
    let foods = try Screens(folder: sources.appending(path: "Foods")).sentences
    let kit = try Screens(folder: sources.appending(path: "Kit")).sentences
    let foodsTable = try Set(StringTable(FoodsResources.strings).strings.keys.map(Screens.plain))
    let kitTable = try Set(StringTable(KitResources.strings).strings.keys.map(Screens.plain))
    #expect(kit.subtracting(kitTable) == [])
    #expect(foods.subtracting(foodsTable).subtracting(kitTable) == [])
    #expect(kitTable.subtracting(kit) == [])
    #expect(foodsTable.subtracting(foods) == [])
  }

  /// How many values a text has a place for.
  private static func places(_ text: String) -> Int {
    text.matches(of: /%(?:\d\$)?(?:@|lld)/).count
  }
}

/// A string catalogue as it lies in its file.
private struct StringTable: Decodable {
  struct Unit: Decodable {
    let value: String
  }
  struct Form: Decodable {
    let stringUnit: Unit
  }
  struct Variations: Decodable {
    let plural: [String: Form]
  }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    /// The texts by plural form; a text without forms is `other`.
    var values: [String: String] {
      variations?.plural.mapValues(\.stringUnit.value) ?? ["other": stringUnit?.value ?? ""]
    }
  }
  struct Entry: Decodable {
    let localizations: [String: Localization]
  }

  let sourceLanguage: String
  let strings: [String: Entry]

  init(_ file: URL?) throws {
    self = try JSONDecoder().decode(StringTable.self, from: Data(contentsOf: #require(file)))
  }
}

/// The sentences for people in the Swift files of a room that draw.
private struct Screens {
  let sentences: Set<String>

  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let texts = try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .filter { $0.contains("import SwiftUI") }
    sentences = Set(texts.flatMap(Screens.sentences))
  }

  /// A key without the kinds of its values, as code cannot tell them.
  nonisolated static func plain(_ key: String) -> String { key.replacing(/%(?:lld|@)/, with: "%") }

  private nonisolated static func sentences(in code: String) -> [String] {
    code.split(separator: "\n")
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      // Names of symbols, and texts that are shown as they are.
      .map {
        $0.replacing(
          /(?:systemImage|systemName|symbol|verbatim|label): (?:String = )?"[^"]*"/, with: "")
      }
      .flatMap { line in
        line.matches(of: /"((?:\\\((?:[^()]|\([^()]*\))*\)|[^"\\])*)"/).map {
          String($0.output.1).replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "%")
        }
      }
      // Symbols chosen by a failure and sizes of placeholders have no capital.
      .filter { $0.contains(/[A-Z“%]/) }
  }
}
