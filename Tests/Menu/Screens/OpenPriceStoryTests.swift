// The words of a dish that the kitchen prices when it is ordered.
import AppTesting
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Open prices", .timeLimit(.minutes(10)))
struct OpenPriceStoryTests {
  @Test(
    "A dish without a price of its own has words for it, on its tile and to a screen reader",
    arguments: [
      ("en", "Ask for the price"), ("es", "Precio a consultar"), ("ar", "السعر عند الطلب"),
    ])
  func open(language: String, words: String) async throws {
    let menu = PlannedMenu()
    var product = Product(id: "p", categoryID: "c1", name: "Catch of the day", price: 0)
    product.hasOpenPrice = true
    menu.save(MenuCategory.row(of: 1), [product])
    let page = try Page(menu, language: language, sceneStorage: ["menu.open": "p"])
    await page.html(with: "<dialog")
    #expect(try #require(page.dialog).words[1] == words)
    #expect(product.spoken("SAR", in: Locale(identifier: language)) == Text("Ask for the price"))
  }
}
