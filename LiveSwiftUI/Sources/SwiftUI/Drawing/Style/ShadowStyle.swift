// Shadows of styles: `.fill(.white.shadow(.drop(radius: 4)))`.
import Foundation

/// A shadow that a style draws.
public struct ShadowStyle: Equatable, Sendable {
  /// The shadow as CSS has it for a box.
  let css: String

  /// A shadow behind what is drawn; the radius of its blur and its offsets are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(css: lengths(x, y, radius) + " " + color.css)
  }

  /// A shadow inside what is drawn; the radius of its blur and its offsets are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(css: "inset " + lengths(x, y, radius) + " " + color.css)
  }

  private static func lengths(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> String {
    [Double(x), Double(y), max(Double(radius), 0) * 2].map { CSS.length($0) }
      .joined(separator: " ")
  }
}

/// A style with a shadow, which boxes, texts and symbols draw, and outlines do not.
package struct ShadowedStyle<Base: ShapeStyle>: PaintedStyle {
  /// The style that the shadow is added to.
  package let base: Base
  let shadow: ShadowStyle

  package var paint: Paint { .shadowed(SwiftUI.paint(of: base), shadow.css) }
}

extension ShapeStyle {
  /// The same style with a shadow around or inside the boxes that it fills, or behind texts and
  /// symbols.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow around or inside the boxes that it fills, or behind texts and
  /// symbols.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: ForegroundStyle(), shadow: style)
  }
}
