// A colour: one of the system's, which adapts to light and dark, or one given by components.
/// A colour for filling shapes, tinting controls and backgrounds.
public struct Color: Hashable, Sendable {
  /// The colour as CSS, such as `var(--red)` or `rgb(255 0 0 / 0.5)`.
  package var css: String

  /// Makes a colour from its CSS form.
  package init(css: String) {
    self.css = css
  }

  /// The colour space of a colour's components.
  public enum RGBColorSpace: Sendable {
    /// Gamma-corrected sRGB, the web's colour space.
    case sRGB
    /// sRGB without its gamma.
    case sRGBLinear
    /// The wider gamut of Apple's displays.
    case displayP3
  }

  /// Makes a colour from red, green and blue, each between 0 and 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(css: Color.functional(colorSpace, red, green, blue, opacity))
  }

  /// Makes a grey between 0 (black) and 1 (white).
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let (red, green, blue): (Double, Double, Double) =
      switch sector {
      case ..<1: (chroma, second, 0)
      case ..<2: (second, chroma, 0)
      case ..<3: (0, chroma, second)
      case ..<4: (0, second, chroma)
      case ..<5: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self.init(red: red + base, green: green + base, blue: blue + base, opacity: opacity)
  }

  /// The same colour with its opacity multiplied: 0 is invisible, 1 leaves it unchanged.
  public func opacity(_ opacity: Double) -> Color {
    Color(css: CSS.faded(css, opacity))
  }

  /// A blend of this colour with another; a fraction of 1 returns the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = CSS.number(min(max(fraction, 0), 1) * 100)
    return Color(css: "color-mix(in \(colorSpace.css), \(css), \(rhs.css) \(share)%)")
  }

  /// A soft gradient of the colour, a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [Color(css: "color-mix(in oklab, \(css) 82%, white)"), self]))
  }

  private static func functional(
    _ space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> String {
    let alpha = opacity < 1 ? " / \(CSS.number(max(opacity, 0)))" : ""
    let parts =
      space == .sRGB
      ? [red, green, blue].map { CSS.number(($0 * 255).rounded()) }
      : [red, green, blue].map(CSS.number)
    let list = parts.joined(separator: " ") + alpha
    return switch space {
    case .sRGB: "rgb(\(list))"
    case .sRGBLinear: "color(srgb-linear \(list))"
    case .displayP3: "color(display-p3 \(list))"
    }
  }
}
