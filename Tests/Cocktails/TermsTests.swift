// The service's terms in Spanish and Arabic.
import Foundation
import Testing

@testable import Cocktails

@Suite("Terms of the service")
struct TermsTests {
  private let table = Terms.parse(
    """
    # A comment.
    kind\ten\tes\tar
    trait\tShot\tChupito\tجرعة
    measure\toz|fl oz\toz\tأونصة
    measure\tdashes\tgolpes\tرشّات
    measure\tdash\tgolpe\tرشّة
    measure\tjuice of\tzumo de\tعصير
    measure\tfresh\tfresco\tطازج
    ingredient\tCreme de Cacao\tCrema de cacao\tكريم دو كاكاو
    """)

  private func spanish() throws -> Terms { try #require(table["es"]) }

  @Test("A term is found whatever its case and accents; one that is not in the table stays")
  func terms() throws {
    let terms = try spanish()
    #expect(terms.term("crème de cacao", .ingredient) == "Crema de cacao")
    #expect(terms.term("Amer Picon", .ingredient) == "Amer Picon")
    #expect(terms.term("Shot", .trait) == "Chupito" && terms.term("Shot", .ingredient) == "Shot")
    #expect(Terms().term("Shot", .trait) == "Shot" && Terms().measure("1 dash") == "1 dash")
  }

  @Test(
    "A measure is translated whole, its amount as written",
    arguments: [
      ("2 dashes", "2 golpes"), ("dash", "golpe"), ("1 1/2 oz", "1 1/2 oz"),
      ("1 1/2 FL OZ", "1 1/2 oz"), ("2–3 dashes", "2–3 golpes"), ("½ oz.", "½ oz"),
      ("juice of 1/2", "zumo de 1/2"), ("2 oz fresh", "2 oz fresco"), ("3", "3"), ("", ""),
    ])
  func measures(english: String, spanish: String) throws {
    #expect(try self.spanish().measure(english) == spanish)
  }

  /// A drink is mixed by it: half a translation may be read as another quantity.
  @Test(
    "A measure of which something is not understood stays as written",
    arguments: [
      "2 heaped dashes", "2 or 3 dashes", "1 oz or 2 dashes", "dashes of love", "2 dashes 1 oz",
      "~2 dashes", "juice of 1 large", "2 oz fresh cold",
    ])
  func unknown(english: String) throws {
    #expect(try spanish().measure(english) == english)
  }

  @Test("Every line of the app's table has all languages, and each English term stands once")
  func whole() throws {
    let file = URL(filePath: #filePath).appending(
      path: "../../../Sources/Apps/Cocktails/Terms.tsv")
    let lines = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(lines[0] == ["kind", "en", "es", "ar"])
    let rows = lines.dropFirst()
    #expect(rows.filter { $0.count != 4 || $0.contains("") } == [])
    #expect(rows.filter { Terms.Kind(rawValue: $0[0]) == nil } == [])
    let terms = rows.flatMap { row in row[1].split(separator: "|").map { "\(row[0]) \($0)" } }
    #expect(Set(terms.map { $0.lowercased() }).count == terms.count)
  }

  @Test(
    "The table of the app has what a gin drink needs, in both languages",
    arguments: [
      ("es", "Ginebra", "Copa de cóctel", "2 golpes"),
      ("es-MX", "Ginebra", "Copa de cóctel", "2 golpes"),
      ("ar", "جن", "كأس كوكتيل", "2 رشّات"), ("en", "Gin", "Cocktail glass", "2 dashes"),
      ("de", "Gin", "Cocktail glass", "2 dashes"),
    ])
  func bundled(language: String, gin: String, glass: String, dashes: String) {
    let terms = Terms.of(Locale(identifier: language))
    #expect(terms.term("Gin", .ingredient) == gin)
    #expect(terms.term("Cocktail glass", .trait) == glass)
    #expect(terms.measure("2 dashes") == dashes)
  }

  @Test("A converted measure has its unit in the reader's language, and the reader's digits")
  func converted() {
    let arabic = Locale(identifier: "ar-EG")
    let measure = Measure.shown("1 1/2 oz fresh", in: .milliliters, locale: arabic)
    #expect(Terms.of(arabic).measure(measure) == "٤٥ مل طازج")
  }
}
