// The drinks of the bottles at hand.
import DataLayer
import Testing

@testable import Cocktails

@MainActor
@Suite("The cabinet")
struct CabinetTests {
  @Test("Drinks that need at most two bottles more are listed, the complete ones first")
  func makeable() {
    let drinks = [["Gin", "Lime", "Mint"], ["Gin", "Tonic"], ["Rum"], ["Gin", "A", "B", "C"]]
    let items = drinks.enumerated().map { number, names in
      DrinkItem(
        Drink(id: "\(number)", name: "Drink \(number)"),
        known: Record(
          value: DrinkDetail(id: "\(number)", ingredients: names.map { Ingredient($0) }),
          savedAt: CocktailsFixture.evening))
    }
    #expect(
      MakeableDrink.all(items, having: ["gin", "tonic"]) == [
        MakeableDrink(id: "1", name: "Drink 1", missing: []),
        MakeableDrink(id: "0", name: "Drink 0", missing: ["Lime", "Mint"]),
      ])
    #expect(MakeableDrink.all(items, having: []) == [])
  }
}
