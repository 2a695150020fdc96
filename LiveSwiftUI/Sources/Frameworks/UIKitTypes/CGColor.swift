// Colours of Core Graphics.
package import DeveloperToolsSupport
public import Foundation

/// A colour of Core Graphics in sRGB.
public final class CGColor: Hashable, Sendable {
  /// The parts of the colour.
  package let parts: ColorComponents

  /// A colour of these parts.
  package init(_ parts: ColorComponents) { self.parts = parts }

  /// A colour of parts from 0 to 1; those beyond are limited.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of parts in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, each from 0 to 1.
  public var components: [CGFloat]? { [parts.red, parts.green, parts.blue, parts.alpha] }

  /// The number of components: always four.
  public var numberOfComponents: Int { 4 }

  /// The opacity from 0 to 1.
  public var alpha: CGFloat { parts.alpha }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Whether both have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension UIColor {
  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(light: cgColor.parts) }

  /// The colour in light; one of Core Graphics does not depend on the style.
  public var cgColor: CGColor { CGColor(light) }

  /// Writes hue, saturation, brightness and opacity in light, each from 0 to 1; returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (light.red, light.green, light.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths = 0.0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else {
        sixths = most == green ? (blue - red) / range + 2 : (red - green) / range + 4
      }
    }
    hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }

  /// Writes the brightness of a grey in light, and the opacity; returns false for other colours.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard light.red == light.green, light.green == light.blue else { return false }
    white?.pointee = CGFloat(light.red)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }
}
