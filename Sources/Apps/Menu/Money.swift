// How money is written: no digit of a price is lost.
import Foundation

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// As many digits as the currency has, and more where the price has more: nothing is rounded.
  static func money(_ code: String) -> Self {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US_POSIX"))
    let zero = style.format(0)
    // The currency's digits are known only to the style itself: KWD 0.000, SAR 0.00, JPY 0.
    let digits = zero.split(separator: ".").dropFirst().first?.count ?? 0
    // A Decimal holds 38 digits.
    return style.precision(.fractionLength(digits...max(digits, 38)))
  }
}
