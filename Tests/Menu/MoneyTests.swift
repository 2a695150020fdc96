// Prices in words and digits: rounded to their currency, and never a number where there is none.
import AppTesting
import Foundation
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
}
