// Measures in other units, and the drinks of the bottles at hand.
import DataLayer
import Foundation
import Testing

@testable import Cocktails

@MainActor
@Suite("The cabinet")
struct CabinetTests {
  @Test(
    "A volume is shown in millilitres or ounces; other measures stay as they are written",
    arguments: [
      ("2 oz", "60 ml", "2 oz"), ("1 1/2 oz fresh", "45 ml fresh", "1.5 oz fresh"),
      ("½ oz", "15 ml", "0.5 oz"), ("4.5 cl", "45 ml", "1.5 oz"), ("1 tsp", "5 ml", "0.12 oz"),
      ("1/2 cup", "120 ml", "4 oz"), ("2 dashes", "2 dashes", "2 dashes"), ("Juice of 1", nil, nil),
      ("1/0 oz", nil, nil), ("oz", nil, nil), ("0 oz", nil, nil),
    ])
  func measures(words: String, milliliters: String?, ounces: String?) {
    let english = Locale(identifier: "en")
    #expect(
      Measure.shown(words, in: .milliliters, locale: english) == milliliters ?? words)
    #expect(Measure.shown(words, in: .ounces, locale: english) == ounces ?? words)
    #expect(Measure.shown(words, in: .written, locale: english) == words)
  }

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
