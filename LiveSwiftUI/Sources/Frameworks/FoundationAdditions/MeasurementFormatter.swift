// Measurements as texts, by a formatter.
public import Foundation

/// A formatter of measurements. Foundation on Linux declares it as unavailable; where both are
/// visible, the compiler takes this one.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Unchecked as with all formatters of Foundation: set up on one thread, then read.

  /// Choices of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt
    /// Choices of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, not that of the reader's region.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// A unit that suits the size, such as metres for 0.2 km.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// A temperature has no unit: `20°`.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// Choices of the unit; at first it is that of the reader's region.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name; medium at first, which is short for units.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and the region; the reader's at first. Nil restores that.
  open var locale: Locale! {
    get { chosenLocale ?? readerLocale() }
    set {
      chosenLocale = newValue
      chosenNumberFormatter?.locale = newValue ?? readerLocale()
    }
  }
  /// The formatter of the number: at first with at most three digits of a fraction.
  open var numberFormatter: NumberFormatter! {
    get {
      if let chosenNumberFormatter { return chosenNumberFormatter }
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = locale ?? readerLocale()
      chosenNumberFormatter = formatter
      return formatter
    }
    set { chosenNumberFormatter = newValue }
  }

  private var chosenLocale: Locale?
  private var chosenNumberFormatter: NumberFormatter?

  /// A formatter for the reader's region.
  public override init() { super.init() }

  /// Nil: there are no archives of formatters here.
  public required init?(coder: NSCoder) { nil }

  /// The text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    let locale = locale ?? readerLocale()
    guard
      let whole = MeasurementUnit.name(of: unit).flatMap({
        ICUText.quantity(2, unit: $0, width: width, written: "", locale: locale)
      })
    else { return unit.symbol }
    return whole.trimmingCharacters(in: .whitespaces)
  }

  /// The text of a measurement; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as Measurement<Unit>: text(measurement.value, measurement.unit)
    case let measurement as NSMeasurement: text(measurement.doubleValue, measurement.unit)
    default: nil
    }
  }

  private var width: ICUText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .short
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? readerLocale()
    var (value, unit) = (value, unit)
    if let dimension = unit as? Dimension {
      if unitOptions.contains(.naturalScale), !unitOptions.contains(.providedUnit) {
        (value, unit) = MeasurementUnit.used(value, dimension, for: "default", locale)
      } else if !unitOptions.contains(.providedUnit) {
        (value, unit) = MeasurementUnit.preferred(value, dimension, locale)
      }
    }
    let written = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return "\(written)°"
    }
    return MeasurementUnit.text(
      value, unit, width: width, precision: ".###", written: written, locale: locale)
  }
}
