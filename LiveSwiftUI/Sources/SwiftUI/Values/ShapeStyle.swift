// What a shape, text or background can be filled with, and what each kind means to the renderer.
/// A colour, gradient, material or role that something can be drawn in.
public protocol ShapeStyle: Sendable {}

/// What a style comes to when it is drawn.
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
  /// A translucent layer, by name: `ultra-thin`, `thin`, `regular`, `thick`, `ultra-thick`, `bar`.
  case material(String)

  /// The paint as a CSS colour or image where nothing around it says otherwise.
  package var css: String {
    switch self {
    case .color(let css), .image(let css): css
    case .hierarchical(let level): "var(--\(Self.levels[min(max(level, 0), 4)]))"
    case .tint: "var(--tint)"
    case .foreground: "currentColor"
    case .background: "var(--background)"
    case .material(let name): "var(--material-\(name))"
    }
  }

  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
}

/// A style that says what it comes to; every style of this module does.
package protocol PaintedStyle: ShapeStyle {
  /// What the style comes to when it is drawn.
  var paint: Paint { get }
}

/// What a style comes to. A style made outside this module draws in the surrounding foreground.
package func paint(of style: some ShapeStyle) -> Paint {
  (style as? any PaintedStyle)?.paint ?? .foreground
}

extension Color: PaintedStyle {
  package var paint: Paint { .color(css) }
}

/// A style whose kind has been forgotten.
public struct AnyShapeStyle: ShapeStyle, PaintedStyle {
  package let paint: Paint

  /// Forgets the kind of a style.
  public init<S>(_ style: S) where S: ShapeStyle {
    paint = SwiftUI.paint(of: style)
  }
}

/// A style seen through.
package struct FadedStyle<Base: ShapeStyle>: PaintedStyle {
  let base: Base
  let opacity: Double

  /// The base's paint with its opacity; an image cannot be faded by itself and stays whole.
  package var paint: Paint {
    let whole = SwiftUI.paint(of: base)
    if case .image = whole { return whole }
    return .color(CSS.faded(whole.css, opacity))
  }
}

extension ShapeStyle {
  /// The same style, seen through: 0 is invisible, 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }
}
