// Styles for shapes, texts and backgrounds, and their meaning for the renderer.
/// A colour, gradient, material or role for drawing.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` where it stands for itself.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment. A style of an app's own gets the
  /// standard values here, once in light and once in dark.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Self.Resolved == Never {
  /// Never called: the style stands for itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("The style stands for itself.")
  }
}

extension Never: ShapeStyle {}

/// The paint that a style resolves to.
package enum Paint: Equatable, Sendable {
  /// A CSS colour.
  case color(String)
  /// A CSS image, such as a gradient.
  case image(String)
  /// A level of the surrounding foreground: 0 is the first, 4 the faintest.
  case hierarchical(Int)
  /// The surrounding tint.
  case tint
  /// The surrounding foreground.
  case foreground
  /// The surrounding background.
  case background
  /// A translucent material, by name: `ultra-thin`, `thin`, `regular`, `thick`, `ultra-thick`,
  /// `bar`.
  case material(String)
  /// A paint, and the shadow of the boxes that it fills, as CSS.
  indirect case shadowed(Paint, String)
  /// A paint, and the CSS mode by which shapes and texts mix it with what is below.
  indirect case blended(Paint, String)

  /// Whether the paint is a CSS image, which lines and shadows of CSS cannot have.
  package var isImage: Bool {
    switch self {
    case .image: true
    case .shadowed(let paint, _), .blended(let paint, _): paint.isImage
    default: false
    }
  }

  /// The paint as a CSS colour or image, with the defaults for values of the environment.
  package var css: String {
    switch self {
    case .color(let css), .image(let css): css
    case .hierarchical(let level): "var(--\(Self.levels[min(max(level, 0), 4)]))"
    case .tint: "var(--tint)"
    case .foreground: "currentColor"
    case .background: "var(--background)"
    case .material(let name): "var(--material-\(name))"
    case .shadowed(let paint, _), .blended(let paint, _): paint.css
    }
  }

  /// The paint with the surrounding foreground: a level is one of its colour.
  func resolved(in foreground: Paint?) -> Paint {
    guard case .hierarchical(let level) = self, case .color(let css) = foreground else {
      return self
    }
    return .color(CSS.faded(css, Self.opacities[min(max(level, 0), 4)]))
  }

  /// The first colour of a gradient in CSS.
  static func firstColor(of image: String) -> String? {
    var rest = image[...]
    while let letter = rest.first {
      if letter == "#" {
        let digits = rest.dropFirst().prefix(8).prefix(while: \.isHexDigit)
        if digits.count >= 3 { return "#" + digits }
      } else if ["var(--", "rgb(", "color-mix("].contains(where: rest.hasPrefix) {
        var depth = 0
        return String(
          rest.prefix {
            let isInside = depth >= 0
            depth += $0 == "(" ? 1 : $0 == ")" ? (depth == 1 ? -2 : -1) : 0
            return isInside
          })
      }
      rest.removeFirst()
    }
    return nil
  }

  private static let opacities = [1, 0.6, 0.3, 0.18, 0.12]
  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
}

/// A style that provides its paint, as every style of this module does.
package protocol PaintedStyle: ShapeStyle {
  /// The paint that the style resolves to.
  var paint: Paint { get }
}

/// The paint that a style resolves to; the surrounding foreground for a style from another module
/// that resolves to none.
package func paint(of style: some ShapeStyle) -> Paint {
  (style as? any PaintedStyle)?.paint ?? style.resolvedPaint
}

extension ShapeStyle {
  /// The paint of a style of an app's own, in light and in dark.
  fileprivate var resolvedPaint: Paint {
    guard Resolved.self != Never.self else { return .foreground }
    let (light, dark) = (paint(in: .light), paint(in: .dark))
    switch (light, dark) {
    case (.color(let day), .color(let night)) where day != night:
      return .color("light-dark(\(day), \(night))")
    default: return light
    }
  }

  private func paint(in scheme: ColorScheme) -> Paint {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return SwiftUI.paint(of: resolve(in: environment))
  }
}

extension Color: PaintedStyle {
  package var paint: Paint { .color(css) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, PaintedStyle {
  /// The style itself, which is not an erased one.
  package let base: any ShapeStyle

  /// Erases the type of a style.
  public init<S>(_ style: S) where S: ShapeStyle {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  package var paint: Paint { SwiftUI.paint(of: base) }
}

extension ShapeStyle {
  /// The second level of this style, fainter than the style itself.
  public var secondary: some ShapeStyle { FadedStyle(base: self, opacity: 0.6) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { FadedStyle(base: self, opacity: 0.3) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { FadedStyle(base: self, opacity: 0.18) }
  /// The fifth level of this style, the faintest.
  public var quinary: some ShapeStyle { FadedStyle(base: self, opacity: 0.1) }

  /// The same style with an opacity: 0 is invisible, 1 leaves it unchanged.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }
}
