// How drinks are read: each form of an empty answer, and each irregularity of the records.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Cocktails

@Suite("Drinks on the wire", .timeLimit(.minutes(10)))
struct DrinkWireTests {
  private func answer(_ json: String) throws -> DrinksAnswer<DrinkRecord> {
    try JSONDecoder().decode(DrinksAnswer<DrinkRecord>.self, from: Data(json.utf8))
  }

  private func record(_ fields: String) throws -> DrinkRecord {
    try JSONDecoder().decode(
      DrinkRecord.self, from: Data(#"{"idDrink": "1", "strDrink": "Sling", \#(fields)}"#.utf8))
  }

  @Test(
    "Nothing found is an empty list, however it is said",
    arguments: [
      #"null"#, #""no data found""#, #""None Found""#, #"" NO DATA FOUND ""#, #""""#, "[]",
    ])
  func nothing(drinks: String) async throws {
    let service = ScriptedTransport(["GET /filter.php?g=Cocktail_glass": #"{"drinks": \#(drinks)}"#]
    )
    .drinks
    #expect(try await service.list() == DrinkList([]))
  }

  @Test("A list of 20,001 drinks is too long, the unreadable ones included")
  func tooLong() async {
    let records = (0..<20_000).map { #"{"idDrink": "\#($0)", "strDrink": "Sling"}"# } + ["{}"]
    let json = #"{"drinks": [\#(records.joined(separator: ","))]}"#
    await #expect(throws: HTTPError.tooLong) {
      try await ScriptedTransport(["GET /filter.php?g=Cocktail_glass": json]).drinks.list()
    }
  }

  @Test(
    "Other words in place of the drinks are the service's refusal; no drinks at all are unreadable")
  func refusal() async throws {
    let path = "GET /filter.php?g=Cocktail_glass"
    await #expect(throws: HTTPError.refused(status: 200, message: "Slow down")) {
      try await ScriptedTransport([path: #"{"drinks": "Slow down "}"#]).drinks.list()
    }
    await #expect {
      try await ScriptedTransport([path: #"{"meals": []}"#]).drinks.list()
    } throws: { error in
      if case HTTPError.unreadable = error { true } else { false }
    }
  }

  @Test("The list keeps the service's order, takes each id once, and counts what it cannot read")
  func list() async throws {
    let json = #"""
      {"drinks": [
        {"strDrink": " Zombie ", "strDrinkThumb": "www.fixture.test\/z.jpg", "idDrink": "12"},
        {"strDrink": "9 1\/2 Weeks", "strDrinkThumb": "", "idDrink": 16108},
        {"strDrink": "Zombie again", "strDrinkThumb": null, "idDrink": "12"},
        {"strDrink": "  ", "strDrinkThumb": null, "idDrink": "13"}, null,
        {"strDrink": "No number", "strDrinkThumb": null, "idDrink": null},
        {"strDrink": "Quentin's \"Rum\" #1\r\n", "idDrink": " 14 "}
      ]}
      """#
    let service = ScriptedTransport(["GET /filter.php?g=Cocktail_glass": json]).drinks
    let drinks = [
      Drink(id: "12", name: "Zombie", photoURL: URL(string: "https://www.fixture.test/z.jpg")),
      Drink(id: "16108", name: "9 1/2 Weeks"), Drink(id: "14", name: #"Quentin's "Rum" #1"#),
    ]
    #expect(try await service.list() == DrinkList(drinks, skipped: 3))
  }

  // Bug: the screens said that the service has no cocktails, or not this one.
  @Test("An answer of which nothing can be read is a failure, an empty one is not")
  func nothingReadable() async throws {
    let json = #"{"drinks": [{"strDrink": " ", "idDrink": "12"}, null]}"#
    let service = ScriptedTransport([
      "GET /filter.php?g=Cocktail_glass": json, "GET /lookup.php?i=12": json,
    ]).drinks
    let why = "has no record that can be read"
    await #expect(throws: HTTPError.unreadable(where: "", why: why)) { try await service.list() }
    await #expect(throws: HTTPError.unreadable(where: "drinks", why: why)) {
      try await service.lookUp("12", .distantPast)
    }
    let empty = ScriptedTransport(["GET /filter.php?g=Cocktail_glass": #"{"drinks": []}"#]).drinks
    #expect(try await empty.list() == DrinkList([]))
  }

  @Test(
    "A photo's address is repaired to https; only a sandbox on this machine keeps its http",
    arguments: [
      ("www.fixture.test/a b.jpg", "https://www.fixture.test/a%20b.jpg"),
      ("//www.fixture.test/x.jpg", "https://www.fixture.test/x.jpg"),
      ("http://www.fixture.test/x.jpg?s=1", "https://www.fixture.test/x.jpg?s=1"),
      ("HTTP://www.fixture.test/x.jpg", "https://www.fixture.test/x.jpg"),
      ("https://www.fixture.test/x.jpg", "https://www.fixture.test/x.jpg"),
      ("http://127.0.0.1:8081/x.jpg", "http://127.0.0.1:8081/x.jpg"),
      ("http://localhost:8081/x.jpg", "http://localhost:8081/x.jpg"),
      ("http://[::1]:8081/x.jpg", "http://[::1]:8081/x.jpg"),
      ("http://127.0.0.1.fixture.test/x.jpg", "https://127.0.0.1.fixture.test/x.jpg"),
      ("fixture.test:8080/x.jpg", "https://fixture.test:8080/x.jpg"),
      ("ftp://fixture.test/x.jpg", nil), ("https://", nil), ("/x.jpg", nil), ("", nil),
    ])
  func photo(text: String, repaired: String?) {
    #expect(URL(repairing: text)?.absoluteString == repaired)
  }

  @Test("Places without an ingredient are passed over, and no measure moves to another place")
  func gaps() throws {
    let fields = #"""
      "strIngredient1": "Gin ", "strMeasure1": "2 oz ",
      "strIngredient2": "Bitters", "strMeasure2": null,
      "strIngredient3": " ", "strMeasure3": "1 oz",
      "strIngredient4": null, "strIngredient5": "", "strMeasure5": "\n",
      "strIngredient6": "Dry\r\nVermouth", "strMeasure6": "1 dash\r\n",
      "strIngredient7": "Gin", "strMeasure7": "\n",
      "strIngredient8": 7, "strMeasure8": "1",
      "strIngredient15": "Lime", "strMeasure15": "Juice of  1/2",
      "strIngredient16": "Nothing", "strMeasure16": "1"
      """#
    #expect(
      try record(fields).detail.ingredients == [
        Ingredient("Gin", measure: "2 oz"), Ingredient("Bitters"),
        Ingredient("Dry Vermouth", measure: "1 dash"), Ingredient("Gin"),
        Ingredient("Lime", measure: "Juice of 1/2"),
      ])
  }

  @Test("All fifteen ingredients are read")
  func fifteen() throws {
    let fields = (1...15).map {
      #""strIngredient\#($0)": "I\#($0)", "strMeasure\#($0)": "\#($0) oz""#
    }
    #expect(
      try record(fields.joined(separator: ",")).detail.ingredients
        == (1...15).map { Ingredient("I\($0)", measure: "\($0) oz") })
  }

  @Test(
    "Instructions are in the reader's language, else in English, else missing",
    arguments: [
      ("es_MX", "Agitar."), ("en_GB", "Shake.\r\nPour."), ("de", "Shake.\r\nPour."),
      ("ar", "Shake.\r\nPour."), ("zh_CN", "摇匀"), ("zh_TW", "搖勻"), ("fr-CA", "Secouer."),
    ])
  func instructions(language: String, words: String) throws {
    let fields = #"""
      "strInstructions": " Shake.\r\nPour. ", "strInstructionsES": "Agitar.",
      "strInstructionsDE": "  ", "strInstructionsIT": null, "strInstructionsFR": "Secouer.",
      "strInstructionsZH-HANS": "摇匀", "strInstructionsZH-HANT": "搖勻"
      """#
    let detail = try record(fields).detail
    #expect(detail.instructions(in: Locale(identifier: language)) == words)
    let silent = try record(#""strInstructions": "", "strInstructionsES": "Agitar.""#).detail
    #expect(silent.instructions(in: Locale(identifier: "en")) == nil)
  }

  @Test("Category, glass and alcohol are kept, each in its position, where they are said")
  func traits() throws {
    let fields = #""strGlass": "Cocktail glass", "strCategory": " ", "strAlcoholic": "Alcoholic""#
    let detail = try record(fields).detail
    #expect(detail.traits == ["", "Cocktail glass", "Alcoholic"])
    #expect(detail.category == "" && detail.glass == "Cocktail glass")
  }

  @Test("A lookup asks by number and takes the record with that number; none is a 404")
  func lookup() async throws {
    let other = #"{"idDrink": "8", "strDrink": "Other", "strIngredient1": "Rum"}"#
    let wanted = #"{"idDrink": "7", "strDrink": "Sling", "strIngredient1": "Gin"}"#
    let server = ScriptedTransport([
      "GET /lookup.php?i=7": #"{"drinks": [\#(other), \#(wanted)]}"#,
      "GET /lookup.php?i=8": #"{"drinks": null}"#,
    ])
    let service = server.drinks
    #expect(try await service.lookUp("7", .distantPast) == .of("7", "Gin"))
    await #expect(throws: HTTPError.refused(status: 404, message: nil)) {
      try await service.lookUp("8", .distantPast)
    }
    #expect(try await service.lookUp("7", .distantPast) == .of("7", "Gin"))
    #expect(server.asked == ["GET /lookup.php?i=7", "GET /lookup.php?i=8"])
  }
}

extension ScriptedTransport {
  /// The service that talks to this server.
  var drinks: DrinkService {
    .live(
      base: Self.base, client: HTTPClient(transport: self),
      keepingDetailsIn: InMemoryRecordStore())
  }
}
