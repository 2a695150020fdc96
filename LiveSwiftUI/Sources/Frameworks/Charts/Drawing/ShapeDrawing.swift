// The marks as SVG, which the browser scales with the chart.
import Foundation
import SwiftUI

/// Draws the shapes of a plot.
@MainActor struct ShapeDrawing {
  let context: Context

  /// The default size of a symbol: the side of sixty square points.
  private static let symbolSide = 7.75

  func element(_ shape: PlotShape, _ index: Int) -> Element {
    let place = context.child(index)
    let element =
      switch shape.form {
      case .bar(let across, let down): bar(across, down, shape, place)
      case .curve(let path, let isFilled, let isCut): curve(path, isFilled, isCut, shape, place)
      case .point(let point, let symbol): dot(point, symbol, shape, place)
      case .rule(let across, let down): rule(across, down, shape, place)
      case .sector(let path): sector(path, shape, place)
      }
    if shape.style.opacity < 1 { element.set("opacity", CSS.number(shape.style.opacity)) }
    if let words = shape.label {
      element.set("role", "img")
      element.set("aria-label", words)
      if let identifier = shape.style.identifier { element.set(.identifier, identifier) }
    } else {
      element.set("aria-hidden", "true")
    }
    return grouped(element, shape, place)
  }

  /// The element inside a group that moves it and has its filters; without these, the element.
  private func grouped(_ element: Element, _ shape: PlotShape, _ place: Context) -> Element {
    let style = shape.style
    var (x, y) = (style.offset.xStart, style.offset.yStart)
    // The end of a bar is on top, and the bar grows from there.
    if case .bar = shape.form { y = style.offset.yEnd }
    guard x != 0 || y != 0 || !style.filters.isEmpty else { return element }
    let group = place.child(.wrapper).element(.g)
    if x != 0 || y != 0 { group.style("translate", "\(CSS.length(x)) \(CSS.length(y))") }
    if !style.filters.isEmpty {
      group.style("filter", style.filters.prefix(8).joined(separator: " "))
    }
    group.content = .items([.element(element)])
    return group
  }

  /// The gradients that the shapes refer to, without duplicates.
  func gradients(of shapes: [PlotShape]) -> [Item] {
    var seen: Set<SVGGradient> = []
    return shapes.compactMap(\.paint.gradient).filter { seen.insert($0).inserted }
      .enumerated().map { .element($1.element(context.child(.markGradients).child($0))) }
  }

  /// Fills or strokes an element with the paint of a shape.
  private func paint(_ element: Element, _ property: String, _ shape: PlotShape) {
    if let gradient = shape.paint.gradient {
      element.set(property, "url(#\(gradient.name))")
    } else {
      element.style(property, shape.paint.css)
    }
  }

  private func bar(
    _ across: PlotShape.Span, _ down: PlotShape.Span, _ shape: PlotShape, _ place: Context
  ) -> Element {
    let element = place.element(.rect)
    let offset = shape.style.offset
    stretch(element, across, "x", "width", growth: offset.xEnd - offset.xStart)
    stretch(element, down, "y", "height", growth: offset.yStart - offset.yEnd)
    if shape.style.corner > 0 { element.set("rx", CSS.length(shape.style.corner)) }
    if let clip = shape.style.clip { element.style("clip-path", "inset(0 round \(clip))") }
    paint(element, "fill", shape)
    return element
  }

  /// Sets the start and length of a box along one axis.
  private func stretch(
    _ element: Element, _ span: PlotShape.Span, _ start: String, _ length: String, growth: Double
  ) {
    let (low, high) = span.shares
    element.set(start, CSS.percent(low))
    func set(_ share: Double, _ points: Double) {
      let sign = points < 0 ? "-" : "+"
      element.style(
        length,
        "max(0px,calc(\(CSS.rulePercent(share)) \(sign) \(CSS.length(abs(points)))))")
    }
    func move(_ points: Double) {
      let way = CSS.length(points)
      element.style("translate", start == "x" ? way : "0 \(way)")
    }
    switch span {
    case .fixed(_, let points, let shift):
      element.set(length, CSS.length(max(points + growth, 0)))
      move(shift - points / 2)
    case .inset(_, _, let points):
      set(high - low, growth - 2 * points)
      move(points)
    case .points(let from, let to) where from != nil || to != nil:
      let from = from ?? 0
      element.set(start, CSS.length(from))
      if let to {
        element.set(length, CSS.length(max(to - from + growth, 0)))
      } else {
        set(1, growth - from)
      }
    case .shares, .points:
      if growth == 0 {
        element.set(length, CSS.percent(max(high - low, 0)))
      } else {
        set(high - low, growth)
      }
    }
  }

  private func curve(
    _ path: Path, _ isFilled: Bool, _ isCut: Bool, _ shape: PlotShape, _ place: Context
  ) -> Element {
    let box = place.element(.svg, isCut ? nil : .chartDrawing)
    box.set("viewBox", "0 0 100 100")
    box.set("preserveAspectRatio", "none")
    let line = place.child(0).element(.path)
    line.set("d", path.svg)
    if isFilled {
      paint(line, "fill", shape)
    } else {
      line.set("fill", "none")
      let usual = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      line.draw(shape.style.stroke ?? usual, keepsWidth: true)
      paint(line, "stroke", shape)
    }
    box.content = .items([.element(line)])
    return box
  }

  private func dot(
    _ point: CGPoint, _ symbol: (any ChartSymbolShape)?, _ shape: PlotShape, _ place: Context
  ) -> Element {
    guard let symbol else {
      let element = place.element(.circle)
      element.set("cx", CSS.percent(point.x))
      element.set("cy", CSS.percent(point.y))
      element.set("r", "4px")
      element.set("fill", "none")
      return element
    }
    let size =
      shape.style.symbolSize ?? CGSize(width: Self.symbolSide, height: Self.symbolSide)
    let box = place.element(.svg, .chartDrawing)
    box.set("x", CSS.percent(point.x))
    box.set("y", CSS.percent(point.y))
    box.set("width", "16px")
    box.set("height", "16px")
    box.set("viewBox", "0 0 16 16")
    let path = place.child(0).element(.path)
    path.set("d", SymbolPath.path(symbol, size).svg)
    if let outline = symbol.outline {
      path.set("fill", "none")
      path.draw(outline)
      paint(path, "stroke", shape)
    } else {
      paint(path, "fill", shape)
    }
    box.content = .items([.element(path)])
    return box
  }

  private func rule(
    _ across: PlotShape.Span, _ down: PlotShape.Span, _ shape: PlotShape, _ place: Context
  ) -> Element {
    let line = place.element(.line)
    for (span, start, end) in [(across, "x1", "x2"), (down, "y1", "y2")] {
      if case .points(let from, let to) = span {
        line.set(start, from.map { CSS.length($0) } ?? "0")
        line.set(end, to.map { CSS.length($0) } ?? "100%")
      } else {
        line.set(start, CSS.percent(span.shares.0))
        line.set(end, CSS.percent(span.shares.1))
      }
    }
    line.draw(shape.style.stroke ?? StrokeStyle(lineWidth: 1))
    // A gradient has no area to spread over on a straight line.
    line.style("stroke", shape.paint.gradient?.stops.first?.color.css ?? shape.paint.css)
    return line
  }

  private func sector(_ path: Path, _ shape: PlotShape, _ place: Context) -> Element {
    let box = place.element(.svg, .chartDrawing)
    box.set("viewBox", "-100 -100 200 200")
    let outline = place.child(0).element(.path)
    outline.set("d", path.svg)
    if shape.style.corner > 0 {
      // A stroke with round joins around the sector rounds its corners.
      outline.set("stroke-width", CSS.number(shape.style.corner))
      outline.set("stroke-linejoin", "round")
      paint(outline, "stroke", shape)
    }
    paint(outline, "fill", shape)
    box.content = .items([.element(outline)])
    return box
  }
}

/// The outline of a symbol, centred on zero.
enum SymbolPath {
  static func path(_ symbol: any ChartSymbolShape, _ size: CGSize) -> Path {
    let unit = symbol.perceptualUnitRect
    func bounded(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 500) : 0 }
    let (across, down) = (bounded(size.width), bounded(size.height))
    return symbol.path(
      in: CGRect(
        x: (unit.minX - 0.5) * across, y: (unit.minY - 0.5) * down, width: unit.width * across,
        height: unit.height * down))
  }
}
