// Measurements as texts, by a format style.
public import Foundation

/// The purpose of a measurement, by which a region has its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of ICU; nil for the unit of the measurement.
  let name: String?

  /// The unit that the region usually has.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a person.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// An amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of exercise.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// A format of measurements.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private enum Option: Int, Codable { case wide, abbreviated, narrow }
      private let option: Option
      /// `10 kilometers`.
      public static var wide: Self { Self(option: .wide) }
      /// `10 km`.
      public static var abbreviated: Self { Self(option: .abbreviated) }
      /// `10km`.
      public static var narrow: Self { Self(option: .narrow) }

      fileprivate var icu: ICUText.Width {
        switch option {
        case .wide: .wide
        case .abbreviated: .short
        case .narrow: .narrow
        }
      }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The language and the region.
    public var locale: Locale
    /// The purpose, by which the region has its unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The format of the number; nil for one that suits the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has no scale: `20°`.
    fileprivate var hidesScale = false

    /// A format with a width and a purpose; the locale is that of the process unless set.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let locale = locale == .autoupdatingCurrent ? readerLocale() : locale
      if numberFormatStyle == nil, !hidesScale, let name = MeasurementUnit.name(of: value.unit),
        let text = ICUText.quantity(
          value.value, unit: name, width: width.icu, precision: "", usage: usage.name,
          locale: locale)
      {
        return text
      }
      let (number, unit) =
        usage.name.map { MeasurementUnit.used(value.value, value.unit, for: $0, locale) }
        ?? (value.value, value.unit)
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0))
      let written = style.locale(locale).format(number)
      if hidesScale { return "\(written)°" }
      return MeasurementUnit.text(number, unit, width: width.icu, written: written, locale: locale)
    }

    /// The format in another language and region.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The text of the measurement in the unit of the reader's region, such as `3.1 mi`.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The text of the measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// A format of temperatures, with or without the name of the scale.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }

  /// Whether the scale has no name: `20°`.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A format of temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle {
  /// A format of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
