// The components of a colour in an environment.

extension Color {
  /// The components of a colour, in linear sRGB.
  @frozen public struct Resolved: Hashable, Codable, Sendable {
    /// The amount of red without the gamma of sRGB.
    public var linearRed: Float
    /// The amount of green without the gamma of sRGB.
    public var linearGreen: Float
    /// The amount of blue without the gamma of sRGB.
    public var linearBlue: Float
    /// The opacity: 0 is invisible, 1 opaque.
    public var opacity: Float

    /// The amount of red in sRGB.
    public var red: Float {
      get { ColorNumbers.encoded(linearRed) }
      set { linearRed = ColorNumbers.linear(newValue) }
    }

    /// The amount of green in sRGB.
    public var green: Float {
      get { ColorNumbers.encoded(linearGreen) }
      set { linearGreen = ColorNumbers.linear(newValue) }
    }

    /// The amount of blue in sRGB.
    public var blue: Float {
      get { ColorNumbers.encoded(linearBlue) }
      set { linearBlue = ColorNumbers.linear(newValue) }
    }

    /// A colour of these components in a colour space. One of Display P3 outside of sRGB is the
    /// nearest within.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        linearRed = ColorNumbers.linear(red)
        linearGreen = ColorNumbers.linear(green)
        linearBlue = ColorNumbers.linear(blue)
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let color = Color(
          .displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: 1)
        let numbers = color.numbers(in: .light) ?? ColorNumbers()
        linearRed = ColorNumbers.linear(Float(numbers.red))
        linearGreen = ColorNumbers.linear(Float(numbers.green))
        linearBlue = ColorNumbers.linear(Float(numbers.blue))
      }
    }
  }

  /// A colour of resolved components.
  public init(_ resolved: Color.Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// A colour of an app's own, such as one that reads its environment, in light and in dark.
  // A colour of UIKit or of an asset catalogue with the same name comes first.
  @_disfavoredOverload public init<T>(_ color: T)
  where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self = (color as? Color) ?? Color(css: SwiftUI.paint(of: color).css)
  }

  /// The components of this colour in the colour scheme of an environment. A colour that only the
  /// browser knows, such as one of a dialog's own, is black.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let numbers = numbers(in: environment.colorScheme) ?? ColorNumbers()
    return Resolved(
      red: Float(numbers.red), green: Float(numbers.green), blue: Float(numbers.blue),
      opacity: Float(numbers.opacity))
  }
}

extension Color.Resolved: ShapeStyle, PaintedStyle {
  package var paint: Paint { Color(self).paint }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in sRGB as `#RRGGBBAA`.
  public var description: String {
    Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      .description
  }
}
