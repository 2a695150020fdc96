// Data: the symbols of Foundation's units and their names in ICU.

extension MeasurementUnit {
  static let length = [
    "Mm": "length-megameter", "km": "length-kilometer", "m": "length-meter",
    "dm": "length-decimeter", "cm": "length-centimeter", "mm": "length-millimeter",
    "µm": "length-micrometer", "nm": "length-nanometer", "pm": "length-picometer",
    "in": "length-inch", "ft": "length-foot", "yd": "length-yard", "mi": "length-mile",
    "smi": "length-mile-scandinavian", "ly": "length-light-year", "NM": "length-nautical-mile",
    "ftm": "length-fathom", "fur": "length-furlong", "ua": "length-astronomical-unit",
    "pc": "length-parsec",
  ]
  static let mass = [
    "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "µg": "mass-microgram",
    "oz": "mass-ounce", "lb": "mass-pound", "st": "mass-stone", "t": "mass-tonne",
    "ton": "mass-ton", "ct": "mass-carat", "oz t": "mass-ounce-troy",
  ]
  static let temperature = [
    "K": "temperature-kelvin", "°C": "temperature-celsius", "°F": "temperature-fahrenheit",
  ]
  static let speed = [
    "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour",
    "mph": "speed-mile-per-hour", "kn": "speed-knot",
  ]
  static let volume = [
    "ML": "volume-megaliter", "L": "volume-liter", "dL": "volume-deciliter",
    "cL": "volume-centiliter", "mL": "volume-milliliter", "km³": "volume-cubic-kilometer",
    "m³": "volume-cubic-meter", "cm³": "volume-cubic-centimeter", "in³": "volume-cubic-inch",
    "ft³": "volume-cubic-foot", "yd³": "volume-cubic-yard", "mi³": "volume-cubic-mile",
    "tsp": "volume-teaspoon", "tbsp": "volume-tablespoon", "fl oz": "volume-fluid-ounce",
    "cup": "volume-cup", "pt": "volume-pint", "qt": "volume-quart", "gal": "volume-gallon",
    "metric cup": "volume-cup-metric",
  ]
  static let duration = [
    "h": "duration-hour", "hr": "duration-hour", "m": "duration-minute", "min": "duration-minute",
    "s": "duration-second", "sec": "duration-second", "ms": "duration-millisecond",
    "µs": "duration-microsecond", "ns": "duration-nanosecond",
  ]
  static let energy = [
    "kJ": "energy-kilojoule", "J": "energy-joule", "kCal": "energy-kilocalorie",
    "cal": "energy-calorie", "kWh": "energy-kilowatt-hour",
  ]
  static let area = [
    "km²": "area-square-kilometer", "m²": "area-square-meter", "cm²": "area-square-centimeter",
    "in²": "area-square-inch", "ft²": "area-square-foot", "yd²": "area-square-yard",
    "mi²": "area-square-mile", "ac": "area-acre", "ha": "area-hectare",
  ]
  static let pressure = [
    "hPa": "pressure-hectopascal", "kPa": "pressure-kilopascal", "mbar": "pressure-millibar",
    "bar": "pressure-bar", "mmHg": "pressure-millimeter-ofhg", "inHg": "pressure-inch-ofhg",
    "psi": "pressure-pound-force-per-square-inch", "N/m²": "pressure-pascal",
  ]
  static let angle = [
    "°": "angle-degree", "ʹ": "angle-arc-minute", "ʹʹ": "angle-arc-second", "rad": "angle-radian",
    "rev": "angle-revolution",
  ]
  static let power = [
    "GW": "power-gigawatt", "MW": "power-megawatt", "kW": "power-kilowatt", "W": "power-watt",
    "mW": "power-milliwatt", "hp": "power-horsepower",
  ]
  static let frequency = [
    "GHz": "frequency-gigahertz", "MHz": "frequency-megahertz", "kHz": "frequency-kilohertz",
    "Hz": "frequency-hertz",
  ]
  static let storage = [
    "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte",
    "GB": "digital-gigabyte", "TB": "digital-terabyte", "PB": "digital-petabyte",
    "bit": "digital-bit",
  ]
  static let current = ["A": "electric-ampere", "mA": "electric-milliampere"]
  static let voltage = ["V": "electric-volt"]
}
