// Styles made of other styles: with an opacity, a shadow or a way of mixing.

/// A style made of another one.
package protocol ChangedStyle: PaintedStyle {
  associatedtype Base: ShapeStyle
  /// The other style.
  var base: Base { get }
  /// The opacity of the other style.
  var share: Double { get }
}

/// A style of several colours, each of which can be faded.
package protocol GradedStyle: PaintedStyle {
  /// The same style with an opacity.
  func faded(_ opacity: Double) -> Self
}

/// A style with an opacity.
package struct FadedStyle<Base: ShapeStyle>: ChangedStyle, GradedStyle {
  /// The style that fades.
  package let base: Base
  let opacity: Double

  /// The opacity.
  package var share: Double { opacity }

  /// The style at an opacity, on top of its own.
  package func faded(_ opacity: Double) -> Self {
    FadedStyle(base: base, opacity: self.opacity * opacity)
  }

  /// The base's paint with its opacity. A gradient is faded colour by colour.
  package var paint: Paint {
    let base: any ShapeStyle = (base as? AnyShapeStyle)?.base ?? base
    if let graded = base as? any GradedStyle { return graded.faded(opacity).paint }
    return SwiftUI.paint(of: base).faded(opacity)
  }
}

/// A style that mixes with what is below it.
package struct BlendedStyle<Base: ShapeStyle>: ChangedStyle {
  /// The style that is blended.
  package let base: Base
  let mode: BlendMode

  /// Blending leaves the opacity.
  package var share: Double { 1 }

  package var paint: Paint { .blended(SwiftUI.paint(of: base), mode.css) }
}

extension ShadowedStyle: ChangedStyle {
  /// A shadow leaves the opacity.
  package var share: Double { 1 }
}

extension Paint {
  /// The paint with an opacity; a picture stays as it is.
  fileprivate func faded(_ opacity: Double) -> Paint {
    switch self {
    case .image: self
    case .shadowed(let paint, let shadow): .shadowed(paint.faded(opacity), shadow)
    case .blended(let paint, let mode): .blended(paint.faded(opacity), mode)
    default: .color(CSS.faded(css, opacity))
    }
  }
}

/// The gradient of a style as SVG draws it; nil for a style without one.
package func svgGradient(of style: some ShapeStyle) -> SVGGradient? {
  if let held = (style as? AnyShapeStyle)?.base { return svgGradient(of: held) }
  if let changed = style as? any ChangedStyle { return changed.baseGradient }
  return (style as? any GradientStyle)?.svg
}

extension ChangedStyle {
  fileprivate var baseGradient: SVGGradient? {
    svgGradient(of: base).map { $0.faded(share) }
  }
}

extension Gradient {
  /// The gradient with each of its colours faded.
  package func faded(_ opacity: Double) -> Gradient {
    var copy = self
    for index in copy.stops.indices {
      copy.stops[index].color = copy.stops[index].color.opacity(opacity)
    }
    return copy
  }
}

extension LinearGradient: GradedStyle {
  /// The gradient at an opacity.
  package func faded(_ opacity: Double) -> Self {
    Self(gradient: gradient.faded(opacity), startPoint: startPoint, endPoint: endPoint)
  }
}

extension RadialGradient: GradedStyle {
  /// The gradient at an opacity.
  package func faded(_ opacity: Double) -> Self {
    Self(
      gradient: gradient.faded(opacity), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension AngularGradient: GradedStyle {
  /// The gradient at an opacity.
  package func faded(_ opacity: Double) -> Self {
    Self(
      gradient: gradient.faded(opacity), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
}

extension EllipticalGradient: GradedStyle {
  /// The gradient at an opacity.
  package func faded(_ opacity: Double) -> Self {
    Self(
      gradient: gradient.faded(opacity), center: center, startRadiusFraction: startRadius,
      endRadiusFraction: endRadius)
  }
}

extension MeshGradient: GradedStyle {
  /// The gradient at an opacity.
  package func faded(_ opacity: Double) -> Self {
    Self(
      width: width, height: height, points: points, colors: colors.map { $0.opacity(opacity) },
      background: background.opacity(opacity))
  }
}

extension AnyGradient: GradedStyle {
  /// The gradient at an opacity.
  package func faded(_ opacity: Double) -> Self {
    var copy = self
    copy.gradient = gradient.faded(opacity)
    return copy
  }
}

extension Gradient: ShapeStyle, GradedStyle, GradientStyle {
  package var paint: Paint { AnyGradient(self).paint }

  /// The gradient from top to bottom as SVG draws it.
  package var svg: SVGGradient { AnyGradient(self).svg }
}

extension ShapeStyle {
  /// The same style, mixed with what is below. Shapes and texts mix; the background of a view does
  /// not.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with an opacity: 0 is invisible, 1 leaves it unchanged.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: ForegroundStyle(), opacity: opacity)
  }

  /// The foreground, mixed with what is below. Shapes and texts mix; the background of a view does
  /// not.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: ForegroundStyle(), mode: mode)
  }
}
