// Words for people stand in the tables, in every language of the apps.
import Foundation
import Testing

@Suite("Words for people")
struct StringTableTests {
  @Test("Every word shown by an app is a key of its module's table or of SharedUI's")
  func everyWord() throws {
    var missing: [String] = []
    for file in try Checkout().swiftFiles() where file.isInApps {
      // What the apps share is said in SharedUI's words.
      let tables = try [file.module, "Sources/Apps/SharedUI"].map(StringTableTests.table)
      for (index, line) in file.lines.enumerated() {
        missing += StringTable.words(in: line).filter { word in !tables.contains { $0.has(word) } }
          .map { "\(file.path):\(index + 1): \($0)" }
      }
    }
    #expect(missing == [])
  }

  @Test("Every key is there in Spanish and Arabic")
  func everyLanguage() throws {
    let modules = Set(try Checkout().swiftFiles().filter(\.isInApps).map(\.module))
    let missing = try modules.sorted().flatMap { module in
      try StringTableTests.table(of: module).untranslated.map { "\(module): \($0)" }
    }
    #expect(missing == [])
  }

  @Test("A word outside the table and a missing language are found out")
  func caught() throws {
    let json = """
      {"strings": {
        "Like %@": {"localizations": {"ar": {}, "es": {}}},
        "%lld of %1$@": {"localizations": {"es": {}}},
        "Tapas": {"shouldTranslate": false}
      }}
      """
    let table = try JSONDecoder().decode(StringTable.self, from: Data(json.utf8))
    #expect(table.untranslated == ["%lld of %1$@: ar"])
    let line = #"Button("Like \(name(of: food))") { Text("Hello"); Text("\(count) of \(all)") }"#
    let words = StringTable.words(in: line)
    #expect(words == [#"Like \(name(of: food))"#, "Hello", #"\(count) of \(all)"#])
    #expect(words.filter { !table.has($0) } == ["Hello"])
    #expect(StringTable.words(in: #"Text(verbatim: "x"); Text("·"); Text("\(a)")"#) == [])
  }

  private static func table(of module: String) throws -> StringTable {
    let file = Checkout.url(module).appendingPathComponent("Localizable.xcstrings")
    return try JSONDecoder().decode(StringTable.self, from: Data(contentsOf: file))
  }
}
