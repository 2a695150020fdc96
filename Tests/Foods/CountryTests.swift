// Country codes: the real ones, the odd ones, and what only looks like one.
import DataLayer
import Foundation
import SharedUI
import Testing

@Suite("Countries")
struct CountryTests {
  @Test("A code has a flag and a name in the reader's language")
  func france() throws {
    let france = try #require(Country(code: " fr "))
    #expect(france.code == "FR")
    #expect(france.flag == "🇫🇷")
    #expect(
      ["en", "es", "ar"].map { france.name(in: Locale(identifier: $0)) } == [
        "France", "Francia", "فرنسا",
      ])
  }

  @Test("All 249 codes have a flag of their own and a name in each of the languages")
  func all() {
    let countries = Country.assignedCodes.compactMap(Country.init(code:))
    #expect(countries.count == 249)
    #expect(Set(countries.map(\.flag)).count == 249)
    for language in ["en", "es", "ar"] {
      let locale = Locale(identifier: language)
      #expect(countries.filter { $0.name(in: locale) == $0.code }.map(\.code) == [])
    }
  }

  @Test(
    "What is no country has no flag",
    arguments: [
      "ZZ", "EU", "UN", "SU", "AN", "UK", "QO", "XX", "AA", "", " ", "F", "FRA", "F1", "ß",
      "ﬁ", "🇫🇷", "F R", "ＦＲ",
    ])
  func unknown(code: String) {
    #expect(Country(code: code) == nil)
  }

  @Test(
    "What is almost a country is the one that it must mean",
    arguments: [
      ("UK", "GB"), (" xk ", "XK"), ("🇫🇷", "FR"), ("fra", "FR"), ("FRANCE", "FR"),
      ("united states", "US"), ("U.S.A.", "US"), ("us-ca", "US"), ("The Netherlands", "NL"),
      ("côte d'ivoire", "CI"), ("Ivory Coast", "CI"), ("Türkiye", "TR"), ("turkey", "TR"),
      ("South Korea", "KR"), ("EL", "GR"), ("Bosnia and Herzegovina", "BA"),
      ("St. Lucia", "LC"), ("Georgia", "GE"),
    ])
  func almost(written: String, code: String) {
    #expect(Country(written: written)?.code == code)
  }

  @Test(
    "What is no country in any spelling has no flag",
    arguments: ["", " ", "ZZ", "EU", "ZZZ", "Atlantis", "🇽🇽", "🍕", "🇫", "F R", "SU", "Yugoslavia"])
  func none(written: String) {
    #expect(Country(written: written) == nil)
  }
}
