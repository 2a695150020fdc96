// The quantity of an ingredient in another unit.
import Foundation

/// The unit in which measures are shown.
enum MeasureUnit: String, CaseIterable, Identifiable {
  case written, milliliters, ounces

  var id: Self { self }

  /// The length of one unit in millilitres; nil for the service's own words.
  fileprivate var milliliters: Double? {
    switch self {
    case .written: nil
    case .milliliters: 1
    case .ounces: Measure.ounce
    }
  }
}

/// A volume in the service's words, such as `1 1/2 oz`.
struct Measure {
  /// A fluid ounce of the United States in millilitres, as bars round it.
  static let ounce = 30.0

  private static let volumes: [String: Double] = [
    "oz": ounce, "ounce": ounce, "ounces": ounce, "cl": 10, "ml": 1, "dl": 100, "l": 1_000,
    "shot": 45, "shots": 45, "jigger": 45, "jiggers": 45, "tsp": 5, "tblsp": 15, "tbsp": 15,
    "cup": 240, "cups": 240,
  ]
  private static let fractions: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "⅛": 0.125,
  ]

  /// The volume in millilitres.
  let milliliters: Double
  /// The words after the unit, such as `fresh`.
  let remainder: String

  /// Reads a number, or two joined by `-`, and a unit of volume; nil for any other words.
  init?(_ words: String) {
    guard
      let parts = words.lowercased().wholeMatch(
        of: /([\d\s.\/½¼¾⅓⅔⅛]{1,20})(?:-[\d\s.\/]{1,20})?\s*([a-z]+)\.?(.{0,100})/),
      let amount = Self.amount(parts.output.1), amount > 0, amount < 1_000,
      let volume = Self.volumes[String(parts.output.2)]
    else { return nil }
    milliliters = amount * volume
    remainder = parts.output.3.trimmingCharacters(in: .whitespaces)
  }

  /// A number such as `2`, `1.5`, `1/2` or `1 1/2`.
  private static func amount(_ text: Substring) -> Double? {
    var sum = 0.0
    for word in text.split(separator: " ") {
      let fraction = word.compactMap { fractions[$0] }.reduce(0, +)
      let digits = word.filter { fractions[$0] == nil }
      let parts = digits.split(separator: "/").compactMap { Double($0) }
      switch (parts.count, digits.isEmpty) {
      case (0, true): sum += fraction
      case (1, _): sum += parts[0] + fraction
      case (2, _) where parts[1] > 0: sum += parts[0] / parts[1]
      default: return nil
      }
    }
    return sum
  }

  /// The measure in a unit and the reader's digits; the service's words where it is no volume.
  static func shown(_ words: String, in unit: MeasureUnit, locale: Locale) -> String {
    guard let size = unit.milliliters, let measure = Measure(words) else { return words }
    let amount = measure.milliliters / size
    // A bar measures to 5 ml or to an eighth of an ounce.
    let rounded =
      unit == .milliliters
      ? (amount < 10 ? amount.rounded() : (amount / 5).rounded() * 5) : (amount * 8).rounded() / 8
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2))
    let number = style.locale(locale).format(rounded)
    let name = unit == .milliliters ? "ml" : "oz"
    return [number, name, measure.remainder].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
