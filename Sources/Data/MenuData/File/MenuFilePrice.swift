// The prices of a menu file: exact, and never another one than its author means.
import Foundation
import Limits

/// A price, or why a text is none.
enum MenuFilePrice: Sendable, Equatable {
  case price(WirePrice)
  case wrong(why: String)

  /// The price in a text such as `4.50` or `4,50`, or `ask`.
  ///
  /// More decimals than the currency has are refused: they would be rounded on screen, and where a
  /// mark separates thousands the price would be a thousandth of the meant one.
  init(_ text: String, in currency: MenuFileCurrency) {
    if text.lowercased() == "ask" {
      self = .price(.open)
      return
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let isNumber =
      parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
    let shown = text.beginning(40)
    guard isNumber, let price = WirePrice(parts.joined(separator: ".")) else {
      self = .wrong(
        why: "“\(shown)” is no price: write digits alone, such as 4.50, or “ask” where guests ask")
      return
    }
    guard parts.count == 1 || parts[1].count <= currency.digits else {
      self = .wrong(
        why: "the price “\(shown)” has more decimals than \(currency.code); thousands have no mark")
      return
    }
    self = .price(price)
  }
}

/// A currency with the number of its decimals.
struct MenuFileCurrency: Sendable, Equatable {
  let code: String
  let digits: Int

  /// Nil for a code that is none of ISO 4217.
  init?(_ code: String) {
    let code = code.uppercased()
    guard code.utf8.count == 3, Locale.Currency(code).isISOCurrency else { return nil }
    self.code = code
    let zero = Decimal(0).formatted(
      .currency(code: code).locale(Locale(identifier: "en_US_POSIX")))
    digits = zero.firstIndex(of: ".").map { zero[$0...].dropFirst().filter(\.isNumber).count } ?? 0
  }
}
