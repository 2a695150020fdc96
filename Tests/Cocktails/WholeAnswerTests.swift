// Whole answers of the service: some of our own and, where there are any, recorded ones.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Cocktails

/// A list as the service sends it, and what is in it.
struct ListAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let json: String
  let count: Int
  let first: String
  let photoHost: String

  static let own = ListAnswer(
    testDescription: "our own",
    json: #"""
      {"drinks":[
        {"strDrink":"7 1\/2 Days","strDrinkThumb":"https:\/\/photos.example\/a.jpg",
         "idDrink":"101"},
        {"strDrink":"Añejo Sling","strDrinkThumb":"https:\/\/photos.example\/b.jpg",
         "idDrink":"102"},
        {"strDrink":"Quince \"Fizz\"","strDrinkThumb":"http:\/\/photos.example\/c.jpg",
         "idDrink":"103"}]}
      """#,
    count: 3, first: "7 1/2 Days", photoHost: "photos.example")

  /// The list that was recorded; nil in a clone.
  static let recorded = Recorded.text(
    "payloads/cocktails/filter-g-Cocktail_glass.mchirino89.json"
  ).map {
    ListAnswer(
      testDescription: "recorded", json: $0, count: 132, first: "9 1/2 Weeks",
      photoHost: "www.thecocktaildb.com")
  }
}

/// A looked-up drink as the service sends it, and what is in it.
struct LookupAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let json: String
  let id: String
  let ingredients: [Ingredient]
  let instructions: String

  static let own = LookupAnswer(
    testDescription: "our own",
    json: """
      {"drinks": [{
        "idDrink": "101", "strDrink": "7 1\\/2 Days", "strVideo": null, "strCategory": "Cocktail",
        "strIBA": null, "strAlcoholic": "Alcoholic", "strGlass": "Cocktail glass",
        "strInstructions": "Shake with ice, then strain. Add a slice of quince.",
        "strDrinkThumb": "https:\\/\\/photos.example\\/a.jpg",
        \(places(["Pear brandy", "Lime juice"], measures: ["2 oz ", "1\\/2 oz "])),
        "dateModified": "2020-05-17 10:00:00"}]}
      """,
    id: "101",
    ingredients: [
      Ingredient("Pear brandy", measure: "2 oz"), Ingredient("Lime juice", measure: "1/2 oz"),
    ],
    instructions: "Shake with ice")

  /// The drink that was recorded; nil in a clone.
  static let recorded = Recorded.text("payloads/cocktails/lookup-16108.mchirino89.json").map {
    LookupAnswer(
      testDescription: "recorded", json: $0, id: "16108",
      ingredients: [
        Ingredient("Absolut Citron", measure: "2 oz"),
        Ingredient("Orange Curacao", measure: "1/2 oz"),
        Ingredient("Strawberry liqueur", measure: "1 splash"),
        Ingredient("Orange juice", measure: "1 oz"),
      ],
      instructions: "Combine all")
  }

  /// The fifteen places of ingredients and of measures; those that are not used are blank.
  private static func places(_ ingredients: [String], measures: [String]) -> String {
    (0..<15).map { place in
      let ingredient = place < ingredients.count ? ingredients[place] : ""
      let measure = place < measures.count ? measures[place] : place < 9 ? " " : ""
      return """
        "strIngredient\(place + 1)": "\(ingredient)", "strMeasure\(place + 1)": "\(measure)"
        """
    }.joined(separator: ",\n")
  }
}

@Suite("Whole answers", .timeLimit(.minutes(10)))
struct WholeAnswerTests {
  private static let path = "GET /filter.php?g=Cocktail_glass"

  @Test(
    "A list has all its drinks, each with a photo over https",
    arguments: [ListAnswer.own, ListAnswer.recorded].compactMap(\.self))
  func list(answer: ListAnswer) async throws {
    let list = try await ScriptedTransport([Self.path: answer.json]).drinks.list()
    #expect(list.records.count == answer.count)
    #expect(list.skipped == 0)
    #expect(list.records.first?.name == answer.first)
    #expect(list.records.allSatisfy { $0.photoURL?.scheme == "https" })
    #expect(list.records.allSatisfy { $0.photoURL?.host() == answer.photoHost })
  }

  @Test(
    "A drink has as many of fifteen ingredients as are filled in, each with its measure",
    arguments: [LookupAnswer.own, LookupAnswer.recorded].compactMap(\.self))
  func lookup(answer: LookupAnswer) async throws {
    let service = ScriptedTransport(["GET /lookup.php?i=\(answer.id)": answer.json]).drinks
    let detail = try await service.lookUp(answer.id, .distantPast)
    #expect(detail.ingredients == answer.ingredients)
    #expect(detail.traits == ["Cocktail", "Cocktail glass", "Alcoholic"])
    let spanish = detail.instructions(in: Locale(identifier: "es"))
    #expect(spanish?.hasPrefix(answer.instructions) == true)
  }

  @Test(
    "Nothing is nothing",
    arguments: [
      #"{"drinks":"None Found"}"#, Recorded.text("payloads/cocktails/none-found.json"),
    ].compactMap(\.self))
  func nothing(answer: String) async throws {
    let server = ScriptedTransport([Self.path: answer])
    #expect(try await server.drinks.list() == DrinkList([]))
  }
}
