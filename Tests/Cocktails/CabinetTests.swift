// The drinks of the bottles at hand.
import DataLayer
import Foundation
import Testing

@testable import Cocktails

@MainActor
@Suite("The cabinet")
struct CabinetTests {
  /// Drinks of these ingredients, numbered from 0.
  private func items(_ drinks: [String]...) -> [DrinkItem] {
    drinks.enumerated().map { number, names in
      DrinkItem(
        Drink(id: "\(number)", name: "Drink \(number)"),
        known: Record(
          value: DrinkDetail(id: "\(number)", ingredients: names.map { Ingredient($0) }),
          savedAt: CocktailsFixture.evening))
    }
  }

  private func bottles(_ names: String...) -> Bottles {
    var bottles = Bottles()
    for name in names { bottles[name] = true }
    return bottles
  }

  @Test("Drinks that lack nothing or one bottle are found, each with what it lacks")
  func makeable() {
    let items = items(
      ["Gin", "Lime", "Mint"], ["gin", "Tonic"], ["Rum"], ["Gin", "Lime", "LIME"], [])
    #expect(
      MakeableDrink.all(items, having: bottles("Gin", "tonic")) == [
        MakeableDrink(id: "1", name: "Drink 1", missing: nil),
        MakeableDrink(id: "3", name: "Drink 3", missing: "Lime"),
      ])
    #expect(MakeableDrink.all(items, having: Bottles()) == [])
  }

  @Test(
    "Bottles are found by either language's name, the commonest first",
    arguments: [
      ("", ["Ginebra", "Lima", "Amer Picon", "Ron"]), ("ginebra", ["Ginebra"]),
      ("GIN", ["Ginebra"]), ("rum", ["Ron"]), ("ron", ["Ron"]), ("picon amer", ["Amer Picon"]),
      ("xyzzy", []),
    ])
  func search(query: String, titles: [String]) {
    let items = items(["Gin", "Lime"], ["gin", "Lime"], ["Rum", "Gin"], ["Amer Picon"])
    let found = Bottle.all(of: items, matching: query, in: Locale(identifier: "es"))
    #expect(found.map(\.title) == titles)
  }
}
