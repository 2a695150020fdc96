// Colours of asset catalogues and of UIKit.
import DeveloperToolsSupport
import Foundation
public import UIKitTypes

extension Color {
  /// A colour set of an asset catalogue in the bundle. A missing colour is clear and reported once.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundles = MainBundles.searched(bundle)
    guard let pair = bundles.lazy.compactMap({ ColorSet.find(name, in: $0) }).first else {
      MissingAssets.report("There is no colour called \(name) in the bundle.")
      self = .clear
      return
    }
    self.init(light: pair.light, dark: pair.dark)
  }

  /// A colour of an asset catalogue, by the symbol that the plugin AppResources makes of it.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// A colour of UIKit.
  public init(uiColor: UIColor) {
    if let name = uiColor.styleName {
      self.init(css: "var(--\(name))")
    } else {
      self.init(light: uiColor.light, dark: uiColor.dark)
    }
  }

  /// A colour of UIKit; the form of iOS 13.
  // With a colour set of an asset catalogue of this name, the set comes first.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// A colour of Core Graphics; the form of iOS 13.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour in Core Graphics; nil for one that differs between light and dark, or that only a
  /// browser knows.
  public var cgColor: CGColor? {
    guard let light = numbers(in: .light), light == numbers(in: .dark) else { return nil }
    return CGColor(
      red: light.red, green: light.green, blue: light.blue, alpha: light.opacity)
  }

  private init(light: ColorComponents, dark: ColorComponents) {
    func css(_ parts: ColorComponents) -> String {
      Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha).css
    }
    self.init(css: light == dark ? css(light) : "light-dark(\(css(light)), \(css(dark)))")
  }
}

extension UIColor {
  /// A colour of SwiftUI. One that only a browser knows is clear here.
  public convenience init(_ color: Color) {
    func parts(_ scheme: ColorScheme) -> ColorComponents {
      let numbers = color.numbers(in: scheme) ?? ColorNumbers(red: 0, green: 0, blue: 0, opacity: 0)
      return ColorComponents(
        red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.opacity)
    }
    self.init(light: parts(.light), dark: parts(.dark), styleName: color.styleName)
  }
}
