// UIKit's colours, as far as they become colours of SwiftUI.
public import DeveloperToolsSupport
public import Foundation

/// A colour, which may differ between light and dark.
// Sendable unchecked: all properties are constants.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The components in light.
  package let light: ColorComponents
  /// The components in dark.
  package let dark: ColorComponents
  /// The style sheet's name of the colour, such as `red`; nil for a colour of an app.
  package let styleName: String?

  /// A colour of these components; without dark ones it is the same in the dark.
  package init(light: ColorComponents, dark: ColorComponents? = nil, styleName: String? = nil) {
    self.light = light
    self.dark = dark ?? light
    self.styleName = styleName
  }

  /// A colour of components in sRGB. Those beyond 0 to 1 are limited; Apple's extend the gamut.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(light: ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour literal: `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of components in Display P3; here taken as sRGB, so it is less vivid.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour set of an asset catalogue in the main bundle; nil when there is none of this name.
  public convenience init?(named name: String) {
    guard let pair = Self.pair(name, in: MainBundles.all) else { return nil }
    self.init(light: pair.light, dark: pair.dark)
  }

  /// A colour set of an asset catalogue in a bundle; the traits have no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let pair = Self.pair(name, in: MainBundles.searched(bundle)) else { return nil }
    self.init(light: pair.light, dark: pair.dark)
  }

  /// A colour of an asset catalogue. A missing one is clear and reported once.
  public convenience init(resource: ColorResource) {
    let pair = Self.pair(resource.name, in: MainBundles.searched(resource.bundle))
    if pair == nil {
      MissingAssets.report("There is no colour called \(resource.name) in the bundle.")
    }
    let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    self.init(light: pair?.light ?? clear, dark: pair?.dark)
  }

  /// A colour that `dynamicProvider` gives for light and for dark; it is called at once.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
  }

  private static func pair(_ name: String, in bundles: [Bundle]) -> ColorSet.Pair? {
    bundles.lazy.compactMap { ColorSet.find(name, in: $0) }.first
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark
  }

  open override var hash: Int { light.hashValue }
}

extension UIColor {
  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    light = ColorComponents(red: light.red, green: light.green, blue: light.blue, alpha: alpha)
    dark = ColorComponents(red: dark.red, green: dark.green, blue: dark.blue, alpha: alpha)
    return UIColor(light: light, dark: dark)
  }

  /// The colour as it is in the style of the traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(light: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  /// Writes the components in light; returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }
}

/// The type of a colour literal without another.
public typealias _ColorLiteralType = UIColor
