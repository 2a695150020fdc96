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
