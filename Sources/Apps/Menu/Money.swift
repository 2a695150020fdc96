// The format of a price.
import Foundation

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// A format with the currency's fraction digits, which Foundation knows: KWD 0.000, JPY 0.
  ///
  /// Halves are rounded up, as tills do. A till that multiplies binary fractions sends
  /// 0.30000000000000004.
  static func money(_ code: String) -> Self {
    .currency(code: code).rounded(rule: .toNearestOrAwayFromZero)
  }
}

extension Decimal {
  /// This price, or 0 for a negative one that would be shown as -0.00, which sums of binary
  /// fractions give instead of 0.
  func withoutNegativeZero(in currency: String) -> Decimal {
    let style = FormatStyle.Currency.money(currency).locale(Locale(identifier: "en_US_POSIX"))
    return self < 0 && style.format(-self) == style.format(0) ? 0 : self
  }
}
