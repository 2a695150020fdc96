// The units of Foundation by their names in ICU, and those that a region prefers.
import Foundation

/// Units by the names of ICU.
enum MeasurementUnit {
  /// The name of ICU, such as `length-meter`; nil for a unit of an app.
  static func name(of unit: Unit) -> String? {
    let table: [String: String]
    switch unit {
    case is UnitLength: table = length
    case is UnitMass: table = mass
    case is UnitTemperature: table = temperature
    case is UnitSpeed: table = speed
    case is UnitVolume: table = volume
    case is UnitDuration: table = duration
    case is UnitEnergy: table = energy
    case is UnitArea: table = area
    case is UnitPressure: table = pressure
    case is UnitAngle: table = angle
    case is UnitPower: table = power
    case is UnitFrequency: table = frequency
    case is UnitInformationStorage: table = storage
    case is UnitElectricCurrent: table = current
    case is UnitElectricPotentialDifference: table = voltage
    default: return nil
    }
    return table[unit.symbol]
  }

  /// The measurement in the unit that a locale prefers for its kind, or as it is.
  static func preferred(_ value: Double, _ unit: Dimension, _ locale: Locale) -> (Double, Dimension)
  {
    let system = locale.measurementSystem
    let wanted: Dimension
    switch unit {
    case is UnitLength: wanted = system == .metric ? UnitLength.kilometers : UnitLength.miles
    case is UnitMass: wanted = system == .us ? UnitMass.pounds : UnitMass.kilograms
    case is UnitSpeed:
      wanted = system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitTemperature:
      wanted = system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitEnergy: wanted = UnitEnergy.kilocalories
    default: return (value, unit)
    }
    return (converted(value, unit, to: wanted), wanted)
  }

  /// A value in another unit of the same kind.
  static func converted(_ value: Double, _ unit: Dimension, to other: Dimension) -> Double {
    if unit == other { return value }
    return other.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
  }

  /// The text of a value with its unit; an app's own unit is written by its symbol.
  static func text(
    _ value: Double, _ unit: Unit, width: ICUText.Width, precision: String = "",
    written: String? = nil, locale: Locale
  ) -> String {
    let named = name(of: unit).flatMap {
      ICUText.quantity(
        value, unit: $0, width: width, precision: precision, written: written, locale: locale)
    }
    return named ?? "\(written ?? value.formatted(.number.locale(locale))) \(unit.symbol)"
  }

  /// The value in the unit that ICU takes for a use in a region; as it is where that is unknown.
  static func used(
    _ value: Double, _ unit: Dimension, for usage: String, _ locale: Locale
  ) -> (Double, Dimension) {
    // Foundation's factors differ from ICU's in the sixth digit or so.
    let digits = "@@@@"
    guard value.isFinite, let name = name(of: unit),
      let wanted = ICUText.quantity(
        value, unit: name, width: .short, precision: digits, usage: usage, locale: locale)
    else { return (value, unit) }
    for other in candidates(unit) {
      let changed = converted(value, unit, to: other)
      let text = Self.text(changed, other, width: .short, precision: digits, locale: locale)
      if text == wanted { return (changed, other) }
    }
    return (value, unit)
  }

  private static func candidates(_ unit: Dimension) -> [Dimension] {
    switch unit {
    case is UnitLength:
      [UnitLength.kilometers, .meters, .centimeters, .millimeters, .miles, .yards, .feet, .inches]
        as [UnitLength]
    case is UnitMass:
      [UnitMass.kilograms, .grams, .milligrams, .metricTons, .pounds, .ounces, .stones, .shortTons]
        as [UnitMass]
    case is UnitTemperature: [UnitTemperature.celsius, .fahrenheit] as [UnitTemperature]
    case is UnitSpeed:
      [UnitSpeed.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots] as [UnitSpeed]
    case is UnitVolume:
      [
        UnitVolume.liters, .milliliters, .cubicMeters, .cubicCentimeters, .cubicInches, .cubicFeet,
        .gallons, .quarts, .cups, .fluidOunces,
      ] as [UnitVolume]
    case is UnitEnergy:
      [UnitEnergy.kilowattHours, .kilocalories, .kilojoules, .joules] as [UnitEnergy]
    case is UnitArea:
      [
        UnitArea.squareKilometers, .hectares, .squareMeters, .squareCentimeters, .squareMiles,
        .acres, .squareFeet, .squareInches,
      ] as [UnitArea]
    default: [unit]
    }
  }
}
