// The quantity of an ingredient in another unit.
import Foundation

/// The unit in which measures are shown. The choice is kept by the name of its case.
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

/// A volume in the service's words, such as `1 1/2 oz` or `2-3 cl fresh`.
///
/// A drink is mixed by it, so it is either understood completely or not at all.
struct Measure: Equatable {
  /// A fluid ounce of the United States in millilitres, as bars round it.
  static let ounce = 30.0

  /// The volumes of units in millilitres by their names in lower case.
  ///
  /// Absent are units of different sizes in different countries (pint), and `t` and `c`, which may
  /// be a teaspoon or a tablespoon, and a cup or a centilitre.
  static let units: [String: Double] = {
    let names: [(Double, String)] = [
      (ounce, "oz ozs ounce ounces"), (1, "ml mls"), (10, "cl cls"), (100, "dl dls"), (1_000, "l"),
      (1, "milliliter milliliters millilitre millilitres"),
      (10, "centiliter centiliters centilitre centilitres"),
      (100, "deciliter deciliters decilitre decilitres"), (1_000, "liter liters litre litres"),
      (45, "shot shots jigger jiggers"), (5, "tsp tsps teaspoon teaspoons"), (240, "cup cups"),
      (15, "tbsp tbsps tbs tblsp tblsps tablespoon tablespoons"),
    ]
    let pairs = names.flatMap { size, names in names.split(separator: " ").map { ("\($0)", size) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The longest text that is read, in bytes; a longer one is no measure.
  private static let longest = 100
  /// The largest volume, that of a punch bowl, in millilitres. More is a mistake in reading.
  private static let largest = 20_000.0

  /// The volume in millilitres; both bounds are equal unless the words give a range.
  let milliliters: ClosedRange<Double>
  /// The words after the unit, such as `fresh`.
  let remainder: String

  /// Reads a number or a range, a unit of volume, and words without any quantity; nil for any
  /// other text.
  init?(_ words: String) {
    guard words.utf8.count <= Self.longest else { return nil }
    var scanner = MeasureScanner(words)
    guard let amount = scanner.amount(), amount.lowerBound > 0, let unit = scanner.unit(),
      amount.upperBound * unit <= Self.largest, let remainder = scanner.remainder()
    else { return nil }
    milliliters = amount.lowerBound * unit...amount.upperBound * unit
    self.remainder = remainder
  }

  /// The measure in a unit and the reader's digits; the service's words where it is no volume.
  static func shown(_ words: String, in unit: MeasureUnit, locale: Locale) -> String {
    guard let size = unit.milliliters, let measure = Measure(words) else {
      return words.inDigits(of: locale)
    }
    let lower = number(measure.milliliters.lowerBound / size, locale)
    let upper = number(measure.milliliters.upperBound / size, locale)
    let amount = lower == upper ? lower : "\(lower)–\(upper)"
    let name = unit == .milliliters ? "ml" : "oz"
    let isJoined = measure.remainder.isEmpty || measure.remainder.hasPrefix(",")
    let text = "\(amount) \(name)\(isJoined ? "" : " ")\(measure.remainder)"
    return text.inDigits(of: locale)
  }

  /// The number with up to two fraction digits, or with as many as move it by at most 0.55 %.
  ///
  /// An ounce of 30 ml is 1.45 % too large, and both together stay below 2 %.
  private static func number(_ amount: Double, _ locale: Locale) -> String {
    func rounded(_ digits: Int) -> Double {
      let power = pow(10, Double(digits))
      return (amount * power).rounded() / power
    }
    let digits = (2...9).first { abs(rounded($0) - amount) < amount * 0.0055 } ?? 9
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...digits))
    return style.locale(locale).format(rounded(digits))
  }
}

extension String {
  /// The text with its western digits in the script of the reader, so that one list has one script.
  fileprivate func inDigits(of locale: Locale) -> String {
    let style = IntegerFormatStyle<Int>.number.locale(locale)
    guard let zero = style.format(0).unicodeScalars.first?.value, zero != 48 else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      let digit = (48...57).contains(scalar.value) ? scalar.value - 48 + zero : scalar.value
      text.unicodeScalars.append(Unicode.Scalar(digit) ?? scalar)
    }
  }
}
