// Converts a colour to the format of a browser's colour input, and back.
import Foundation
import Limits

/// Red, green, blue and opacity in sRGB, each from 0 to 1.
struct ColorNumbers: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var opacity = 1.0

  init() {}

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.opacity = part(opacity)
  }

  /// Parses `#a0b1c2`, the only form that a browser sends.
  init?(hex: String) {
    let letters = Array(hex.utf8)
    guard letters.count == 7, letters[0] == UInt8(ascii: "#") else { return nil }
    var number = 0
    for letter in letters.dropFirst() {
      guard let digit = Character(UnicodeScalar(letter)).hexDigitValue else { return nil }
      number = number * 16 + digit
    }
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }

  /// The colour in the format of a browser's colour input, without the opacity: `#a0b1c2`.
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int(bounding: (part * 255).rounded(), within: 0...255), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The colour with these components.
  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
}

extension Color {
  /// The components of this colour, if it has any. For the system's colours they are those of the
  /// style sheet.
  func numbers(in scheme: ColorScheme) -> ColorNumbers? { ColorNumbers(css: css, scheme) }
}

extension ColorNumbers {
  /// Parses the CSS that `Color` writes. Returns nil for a colour that only the browser
  /// computes.
  init?(css: String, _ scheme: ColorScheme) {
    if let known = Self.system[css] {
      self.init(hex: scheme == .dark ? known.dark : known.light)
    } else if css == "transparent" {
      self.init(red: 0, green: 0, blue: 0, opacity: 0)
    } else if css.hasPrefix("#"), css.count == 4 {
      self.init(hex: "#" + css.dropFirst().map { "\($0)\($0)" }.joined())
    } else if css.hasPrefix("#") {
      self.init(hex: css)
    } else if let faded = css.inside("color-mix(in srgb, ", ", transparent)")?.share {
      self.init(css: faded.color, scheme)
      opacity *= faded.percent / 100
    } else if let mixed = Self.mixed(css, scheme) {
      self = mixed
    } else if let both = css.inside("light-dark(", ")"), let comma = both.outerComma {
      let dark = both[both.index(after: comma)...].drop { $0 == " " }
      self.init(css: String(scheme == .dark ? dark : both[..<comma]), scheme)
    } else {
      self.init(functional: css)
    }
  }

  /// Parses `rgb(255 0 0 / 0.5)`, `color(srgb-linear 1 0 0)` and `color(display-p3 1 0 0)`.
  private init?(functional css: String) {
    let inner = css.inside("rgb(", ")") ?? css.inside("color(", ")")
    guard var words = inner?.split(separator: " "), !words.isEmpty else { return nil }
    let space = css.hasPrefix("rgb") ? "rgb" : words.removeFirst()
    let numbers = words.filter { $0 != "/" }.map { Double($0) ?? .nan }
    guard numbers.count == 3 || numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    let (one, two, three) = (numbers[0], numbers[1], numbers[2])
    let opacity = numbers.count == 4 ? numbers[3] : 1
    switch space {
    case "rgb":
      self.init(red: one / 255, green: two / 255, blue: three / 255, opacity: opacity)
    case "srgb-linear":
      self.init(
        red: Self.encoded(one), green: Self.encoded(two), blue: Self.encoded(three),
        opacity: opacity)
    case "display-p3":
      // The primaries of Display P3 in sRGB: drafts.csswg.org/css-color-4.
      let (red, green, blue) = (Self.linear(one), Self.linear(two), Self.linear(three))
      self.init(
        red: Self.encoded(1.224_94 * red - 0.224_94 * green),
        green: Self.encoded(1.042_06 * green - 0.042_06 * red),
        blue: Self.encoded(1.098_27 * blue - 0.019_64 * red - 0.078_63 * green),
        opacity: opacity)
    default: return nil
    }
  }

  /// A part of a colour with the gamma of sRGB.
  static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// A part of a colour without the gamma of sRGB.
  static func linear(_ part: Double) -> Double {
    part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ light: Float) -> Float { Float(encoded(Double(light))) }
  static func linear(_ part: Float) -> Float { Float(linear(Double(part))) }

  /// The system's colours as in the style sheet; a test compares the two.
  static var system: [String: (light: String, dark: String)] {
    [
      "var(--red)": ("#ff3b30", "#ff453a"), "var(--orange)": ("#ff9500", "#ff9f0a"),
      "var(--yellow)": ("#ffcc00", "#ffd60a"), "var(--green)": ("#34c759", "#30d158"),
      "var(--mint)": ("#00c7be", "#63e6e2"), "var(--teal)": ("#30b0c7", "#40c8e0"),
      "var(--cyan)": ("#32ade6", "#64d2ff"), "var(--blue)": ("#0a66d6", "#4ea3ff"),
      "var(--indigo)": ("#5856d6", "#7d7aff"), "var(--purple)": ("#af52de", "#bf5af2"),
      "var(--pink)": ("#e0245e", "#ff5c8a"), "var(--brown)": ("#a2845e", "#b59469"),
      "var(--gray)": ("#8e8e93", "#98989d"), "var(--primary)": ("#000000", "#ffffff"),
      "var(--secondary)": ("#5f5f66", "#a9a9b0"), "var(--accent)": ("#0a66d6", "#4ea3ff"),
    ]
  }
}
