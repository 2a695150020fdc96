// Gradients inside SVG, which cannot use those of CSS.
import Foundation

/// A style that is a gradient.
package protocol GradientStyle: ShapeStyle {
  /// The gradient as SVG draws it.
  var svg: SVGGradient { get }
}

/// A gradient as SVG draws it.
package struct SVGGradient: Hashable, Sendable {
  /// The colours and their positions.
  package let stops: [Gradient.Stop]
  /// The ends of a linear gradient; nil for a radial one, which spreads from the middle.
  let line: Line?
  /// The angles and the centre of an angular gradient, which only a masked box of CSS draws.
  var rotation: Rotation?

  struct Line: Hashable, Sendable {
    let from: UnitPoint
    let to: UnitPoint
  }

  struct Rotation: Hashable, Sendable {
    let center: UnitPoint
    let start: Angle
    let end: Angle
  }

  /// The gradient with an opacity.
  func faded(_ opacity: Double) -> SVGGradient {
    SVGGradient(stops: Gradient(stops: stops).faded(opacity).stops, line: line, rotation: rotation)
  }

  /// The id that shapes refer to. Equal gradients share it, so an id never stands for two of them.
  package var name: String { "g" + String(Position.root.child(id: self).hash, radix: 36) }

  /// The element that shapes refer to by `name`.
  @MainActor package func element(_ context: Context) -> Element {
    let element = context.element(line == nil ? .radialGradient : .linearGradient)
    element.set("id", name)
    if let line {
      for (key, value) in [
        ("x1", line.from.x), ("y1", line.from.y), ("x2", line.to.x), ("y2", line.to.y),
      ] {
        element.set(key, CSS.number(Double(value)))
      }
    }
    element.content = .items(
      stops.enumerated().map { index, stop in
        let point = context.child(index).element(.stop)
        point.set("offset", CSS.number(Double(stop.location)))
        point.style("stop-color", stop.color.css)
        return .element(point)
      })
    return element
  }
}

extension SVGGradient {
  /// A box three times as wide and as high as the drawing, around it, in an angular gradient that
  /// has the drawing's centre. `mask` is the id of what is drawn in it.
  @MainActor func angularBox(_ context: Context, mask: String) -> Element? {
    guard let rotation else { return nil }
    let center = UnitPoint(x: (1 + rotation.center.x) / 3, y: (1 + rotation.center.y) / 3)
    let gradient = AngularGradient(
      stops: stops, center: center, startAngle: rotation.start, endAngle: rotation.end)
    let paint = context.child(0).element(.div, .conicGradient)
    paint.style("background", gradient.paint.css)
    let box = context.element(.foreignObject)
    box.reachAround()
    box.set("mask", "url(#\(mask))")
    box.content = .items([.element(paint)])
    return box
  }
}

extension Element {
  /// Gives an SVG element a box three times the size of the drawing, which is in its middle.
  func reachAround() {
    for (name, value) in [("x", "-100%"), ("y", "-100%"), ("width", "300%"), ("height", "300%")] {
      set(name, value)
    }
  }
}

extension LinearGradient: GradientStyle {
  /// The gradient as SVG draws it.
  package var svg: SVGGradient {
    SVGGradient(stops: gradient.stops, line: .init(from: startPoint, to: endPoint))
  }
}

extension RadialGradient: GradientStyle {
  /// The gradient as SVG draws it.
  package var svg: SVGGradient { SVGGradient(stops: gradient.stops, line: nil) }
}

extension AngularGradient: GradientStyle {
  /// The gradient as SVG draws it, which has none around a centre: a linear one, across the box
  /// from the side that its first half turns over to the other.
  package var svg: SVGGradient {
    let middle = startAngle.radians + .pi / 2
    let (x, y) = (cos(middle) / 2, sin(middle) / 2)
    return SVGGradient(
      stops: gradient.stops,
      line: .init(from: UnitPoint(x: 0.5 + x, y: 0.5 + y), to: UnitPoint(x: 0.5 - x, y: 0.5 - y)),
      rotation: .init(center: center, start: startAngle, end: endAngle))
  }
}

extension EllipticalGradient: GradientStyle {
  /// The gradient as SVG draws it.
  package var svg: SVGGradient { SVGGradient(stops: gradient.stops, line: nil) }
}

extension AnyGradient: GradientStyle {
  /// The gradient as SVG draws it.
  package var svg: SVGGradient {
    SVGGradient(stops: gradient.stops, line: .init(from: .top, to: .bottom))
  }
}
