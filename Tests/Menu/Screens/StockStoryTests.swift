// What the menu says of a product beside its name: price, stock, energy, time.
import AppTesting
import Foundation
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Prices and stock on screen", .timeLimit(.minutes(10)))
struct StockStoryTests {
  @Test("A tile has its price; one that is sold out or inactive says so instead")
  func tiles() async throws {
    let menu = PlannedMenu()
    var products = Product.row(of: 3)
    products[1].availability = .soldOut
    products[2].availability = .inactive
    products[2].calories = 310
    products[2].minutes = 7
    menu.save(MenuCategory.row(of: 1), products)
    let page = try Page(menu, at: ["c1"])
    let html = await page.html(with: "Dish 3")
    #expect(page.tiles == ["Dish 1", "Dish 2", "Dish 3"])
    #expect(page.element("Dish 1", role: "button")?.hint == "SAR\u{A0}1.00")
    #expect(page.element("Dish 2", role: "button")?.hint == "Sold out, SAR\u{A0}1.00")
    #expect(html.contains("Not available"))
    await page.tap("Dish 3", until: "<dialog")
    #expect(
      page.dialog?.words == [
        "Dish 3", "SAR\u{A0}1.00", "Not available", "310 kcal", "7 min", "Close",
      ])
  }

  @Test("The popup has the allergens, and each choice with what it adds to the price, exactly")
  func choices() async throws {
    let menu = PlannedMenu()
    var products = Product.row(of: 1)
    products[0].allergens = [.gluten, .milk]
    products[0].modifiers = [
      ProductModifier(
        name: "Extras", localizedName: "إضافات",
        options: [
          ProductModifier.Option(name: "Cheese", localizedName: "جبن", digits: "2.505"),
          ProductModifier.Option(name: "No onion", digits: "0"),
          ProductModifier.Option(name: "Small", digits: "-0.1"),
        ])
    ]
    menu.save(MenuCategory.row(of: 1), products)
    let english = try Page(menu, at: ["c1"])
    await english.html(with: "Dish 1")
    await english.tap("Dish 1", until: "<dialog")
    #expect(
      english.dialog?.words == [
        "Dish 1", "SAR\u{A0}1.00", "Allergens: gluten, milk", "Extras", "Cheese",
        "+SAR\u{A0}2.51", "No onion", "Small", "-SAR\u{A0}0.10", "Close",
      ])
    let arabic = try Page(menu, language: "ar", sceneStorage: ["menu.open": "p1"])
    await arabic.html(with: "جبن")
    #expect(arabic.dialog?.words.contains("مسببات الحساسية: غلوتين، حليب") == true)
  }
}
