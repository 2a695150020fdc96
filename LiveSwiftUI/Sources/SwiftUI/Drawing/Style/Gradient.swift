// Gradients: their colour stops, and the line or circle they follow.

/// Colour stops, from 0 at the start to 1 at the end.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location: 0 is the start, 1 the end.
    public var location: CGFloat

    /// A colour at a location; 0 is the start, 1 the end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space for interpolation.
  public struct ColorSpace: Hashable, Sendable {
    let css: String

    /// Interpolates the components of the device's colour space.
    public static let device = ColorSpace(css: "srgb")
    /// Interpolates perceptually.
    public static let perceptual = ColorSpace(css: "oklab")
  }

  /// The colour stops, in order.
  public var stops: [Gradient.Stop]

  /// Makes a gradient from its stops.
  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }
}

/// A gradient of any shape; by default it runs from top to bottom.
public struct AnyGradient: Hashable, ShapeStyle, PaintedStyle {
  var gradient: Gradient
  /// The space in which colours are mixed, for CSS; nil for the browser's.
  var space: Gradient.ColorSpace?

  /// A style of this gradient, from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  package var paint: Paint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).paint.mixed(in: space)
  }

  /// The same gradient, its colours mixed in a space. SVG mixes them in that of the device.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }
}

extension Gradient {
  /// A style of this gradient whose colours are mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Paint {
  /// A gradient whose colours are mixed in a space; nil for the browser's.
  func mixed(in space: Gradient.ColorSpace?) -> Paint {
    guard let space, case .image(let css) = self, let comma = css.firstIndex(of: ",") else {
      return self
    }
    return .image("\(css[..<comma]) in \(space.css)\(css[comma...])")
  }
}

/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle, PaintedStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient between two points of the filled area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient from its stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package var paint: Paint {
    let across = Double(endPoint.x - startPoint.x)
    let down = Double(endPoint.y - startPoint.y)
    // A CSS gradient spans the whole side, so locations are converted to shares of it.
    func share(_ location: CGFloat) -> Double {
      let at = Double(location)
      if across == 0, down != 0 {
        return down > 0 ? startPoint.y + at * down : 1 - startPoint.y - at * down
      }
      if down == 0, across != 0 {
        return across > 0 ? startPoint.x + at * across : 1 - startPoint.x - at * across
      }
      return at
    }
    let stops = gradient.stops.map { "\($0.color.css) \(CSS.number(share($0.location) * 100))%" }
    return .image("linear-gradient(\(([direction(across, down)] + stops).joined(separator: ", ")))")
  }

  private func direction(_ across: Double, _ down: Double) -> String {
    let sides = [
      down == 0 ? "" : down > 0 ? "bottom" : "top",
      across == 0 ? "" : across > 0 ? "right" : "left",
    ].filter { !$0.isEmpty }
    if sides.isEmpty { return "to bottom" }
    if sides.count == 1 || abs(across) == abs(down) {
      return "to " + sides.joined(separator: " ")
    }
    return CSS.number(atan2(across, -down) * 180 / .pi) + "deg"
  }
}

/// A gradient that spreads from a point.
public nonisolated struct RadialGradient: ShapeStyle, PaintedStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient between two circles; the radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  package var paint: Paint {
    let stops = gradient.stops.map {
      let radius = startRadius + $0.location * (endRadius - startRadius)
      return "\($0.color.css) \(CSS.number(Double(radius)))px"
    }
    let place = "circle at \(CSS.number(center.x * 100))% \(CSS.number(center.y * 100))%"
    return .image("radial-gradient(\(([place] + stops).joined(separator: ", ")))")
  }
}

/// A gradient around a point.
public nonisolated struct AngularGradient: ShapeStyle, PaintedStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient between two angles, which start at the trailing side and run clockwise.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient over a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of evenly spaced colours over a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient from its colour stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient from its colour stops over a full circle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package var paint: Paint {
    let sweep = (endAngle - startAngle).degrees
    let stops = gradient.stops.map {
      "\($0.color.css) \(CSS.number(Double($0.location) * sweep))deg"
    }
    // CSS angles start at the top.
    let place = "from \(CSS.number(startAngle.degrees + 90))deg at \(center.css)"
    return .image("conic-gradient(\(([place] + stops).joined(separator: ", ")))")
  }
}

extension RadialGradient {
  /// Makes a gradient from its stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
