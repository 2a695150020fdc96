// Gradients inside of SVG, which takes none of CSS.
import Foundation

/// A style whose colours run into each other.
protocol GradientStyle: ShapeStyle {
  var svg: SVGGradient { get }
}

/// A gradient as SVG draws it.
struct SVGGradient: Hashable, Sendable {
  let stops: [Gradient.Stop]
  /// The ends of the line, or nothing for one that spreads from the middle.
  let line: Line?

  struct Line: Hashable, Sendable {
    let from: UnitPoint
    let to: UnitPoint
  }

  @MainActor func element(_ context: Context, _ name: String) -> Element {
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

extension LinearGradient: GradientStyle {
  var svg: SVGGradient {
    SVGGradient(stops: gradient.stops, line: .init(from: startPoint, to: endPoint))
  }
}

extension RadialGradient: GradientStyle {
  var svg: SVGGradient { SVGGradient(stops: gradient.stops, line: nil) }
}

extension AnyGradient: GradientStyle {
  var svg: SVGGradient { SVGGradient(stops: gradient.stops, line: .init(from: .top, to: .bottom)) }
}
