// Prices in words and digits: rounded to their currency, and never a number where there is none.
import AppTesting
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Money", .timeLimit(.minutes(10)))
struct MoneyTests {
  @Test("A price has the digits of its currency, halves rounded up, as the reader writes them")
  func rounding() {
    for row in PriceTable.rows {
      let style = Decimal.FormatStyle.Currency.money(row.currency)
      let text = WirePrice(row.price)?.value.map {
        style.locale(Locale(identifier: row.language))
          .format($0.withoutNegativeZero(in: row.currency))
      }
      #expect(text == row.text, "\(row.price) \(row.currency) \(row.language)")
    }
  }

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
