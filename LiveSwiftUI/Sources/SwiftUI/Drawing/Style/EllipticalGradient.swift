// A gradient from a point to the edge of an ellipse.

/// A gradient between two ellipses around a point, as wide and as high as the box.
public nonisolated struct EllipticalGradient: ShapeStyle, PaintedStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient; the radii are fractions of the box.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  /// Makes a gradient of evenly spaced colours; the radii are fractions of the box.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient from its colour stops; the radii are fractions of the box.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  package var paint: Paint {
    let stops = gradient.stops.map {
      let share = startRadius + $0.location * (endRadius - startRadius)
      return "\($0.color.css) \(CSS.number(Double(share) * 100))%"
    }
    let place = "100% 100% at \(CSS.number(center.x * 100))% \(CSS.number(center.y * 100))%"
    return .image("radial-gradient(\((["ellipse \(place)"] + stops).joined(separator: ", ")))")
  }
}

extension EllipticalGradient: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}
