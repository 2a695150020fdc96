// The plural form of a number in a language, by the cardinal rules of Unicode's CLDR.
/// The plural forms of one language.
package enum PluralRule: Equatable, Sendable {
  /// Six forms, as in Arabic.
  case arabic
  /// One for 1, many for whole millions, as in Spanish.
  case spanish
  /// One form only, as in Japanese.
  case none
  /// One for 1, as in English and most languages; also for a language without a rule here.
  case english

  /// The rule of a language such as `es` or `es-MX`.
  package init(language: String) {
    switch language.split(separator: "-").first {
    case "ar": self = .arabic
    case "es": self = .spanish
    case "ja", "ko", "zh", "vi", "th", "id", "ms": self = .none
    default: self = .english
    }
  }

  /// The plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  package func category(of number: Double) -> String {
    let isWhole = number == number.rounded()
    let amount = abs(number)
    switch self {
    case .none: return "other"
    case .english: return amount == 1 ? "one" : "other"
    case .spanish:
      if amount == 1 { return "one" }
      let isMillions = isWhole && amount != 0 && amount.remainder(dividingBy: 1_000_000) == 0
      return isMillions ? "many" : "other"
    case .arabic:
      guard isWhole, amount.isFinite else { return "other" }
      switch (amount, amount.truncatingRemainder(dividingBy: 100)) {
      case (0, _): return "zero"
      case (1, _): return "one"
      case (2, _): return "two"
      case (_, 3...10): return "few"
      case (_, 11...99): return "many"
      default: return "other"
      }
    }
  }
}
