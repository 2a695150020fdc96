// The format of a price, which never rounds a digit away.
import Foundation

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// A format with the currency's fraction digits, and more if the price has more.
  static func money(_ code: String) -> Self {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US_POSIX"))
    let zero = style.format(0)
    // Only the style knows the currency's fraction digits: KWD 0.000, SAR 0.00, JPY 0.
    let digits = zero.split(separator: ".").dropFirst().first?.count ?? 0
    // A Decimal holds 38 digits.
    return style.precision(.fractionLength(digits...max(digits, 38)))
  }
}
