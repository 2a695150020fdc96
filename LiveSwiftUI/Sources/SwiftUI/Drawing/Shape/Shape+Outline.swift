// Shapes that CSS cannot draw: their outlines as SVG.
import Foundation

/// The way a line is drawn: its width, ends, corners and dashes.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The form of the line's ends.
  public var lineCap: CGLineCap
  /// The form of the corners.
  public var lineJoin: CGLineJoin
  /// The longest that a pointed corner may be, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and of the gaps between them, alternating, in points.
  public var dash: [CGFloat]
  /// The offset into the pattern of dashes at the start of the line, in points.
  public var dashPhase: CGFloat

  /// A solid line of one point, unless arguments differ.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A shape drawn as SVG, in one paint.
nonisolated struct OutlineView<S: Shape> {
  let shape: S
  let paint: Paint
  let gradient: SVGGradient?
  let stroke: StrokeStyle?
  let isEvenOdd: Bool

  init<Style: ShapeStyle>(
    _ shape: S, _ style: Style, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false
  ) {
    self.shape = shape
    self.stroke = stroke ?? (shape.held as? any StrokedOutline)?.stroke
    self.isEvenOdd = isEvenOdd
    paint = SwiftUI.paint(of: style)
    gradient = svgGradient(of: style)
  }
}

extension OutlineView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    if let rectangle = (shape.held as? any RectangleOutline)?.rectangle {
      let line = context.child(0).element(.rect)
      let element = drawing(of: line, context)
      line.outline(rectangle)
      return context.emit(element, into: &items)
    }
    let scaling = OutlineScaling(of: shape)
    guard scaling == .measured || scaling == .centered else {
      let element = outline(in: nil, stretches: !scaling.keepsRatio, context)
      return context.emit(element, into: &items)
    }
    let node = context.node.claim(context.position) { OutlineNode(context) }
    node.accept(context) { size, isGuess, context in
      outline(in: size, stretches: isGuess && !scaling.keepsRatio, context)
    }
    items.append(.node(node))
  }

  /// The drawing with the shape in a box of `size` points; nil is one of 100 by 100, until a frame
  /// around has a size. The browser makes it as large as its box: where it `stretches`, without
  /// keeping the ratio. A path keeps its own coordinates.
  @MainActor private func outline(in size: CGSize?, stretches: Bool, _ context: Context) -> Element
  {
    let line = context.child(0).element(.path)
    let element = drawing(of: line, context)
    fit(element, line, size ?? CGSize(width: 100, height: 100), stretches: stretches)
    if size == nil { element.fit = { fit(element, line, $0, stretches: false) } }
    return element
  }

  @MainActor private func fit(
    _ element: Element, _ line: Element, _ size: CGSize, stretches: Bool
  ) {
    line.set("d", shape.path(in: CGRect(origin: .zero, size: size)).svg)
    guard !(shape is Path) else { return }
    element.set("viewBox", "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))")
    if stretches {
      element.set("preserveAspectRatio", "none")
    } else {
      element.drop("preserveAspectRatio")
    }
  }

  /// The SVG element around `line`, which is filled or stroked.
  @MainActor private func drawing(of line: Element, _ context: Context) -> Element {
    let element = context.element(.svg, .drawing)
    element.appetite = .fixed([.horizontal, .vertical])
    element.set("aria-hidden", "true")
    var parts = parts(line, context)
    if shape is Path {
      let points = context.child(.shapePoints).element(.svg, .points)
      points.set("viewBox", "0 0 16 16")
      points.set("width", "16px")
      points.set("height", "16px")
      points.content = .items(parts)
      parts = [.element(points)]
    }
    element.content = .items(parts)
    return element
  }

  /// The line with the gradient that it is drawn in.
  @MainActor private func parts(_ line: Element, _ context: Context) -> [Item] {
    let paint = paint == .foreground ? context.builtIn.text.foreground ?? paint : paint
    guard let gradient else {
      apply(paint.css, to: line)
      return [.element(line)]
    }
    let name = "m" + String(context.position.hash, radix: 36)
    if let box = gradient.angularBox(context.child(.shapeGradient), mask: name) {
      apply("#fff", to: line)
      let mask = context.child(.shapeMask).element(.mask)
      mask.set("id", name)
      mask.set("maskUnits", "userSpaceOnUse")
      mask.reachAround()
      mask.content = .items([.element(line)])
      return [.element(mask), .element(box)]
    }
    apply("url(#\(gradient.name))", to: line)
    return [.element(gradient.element(context.child(.shapeGradient))), .element(line)]
  }

  /// Fills or strokes `line` in a paint as CSS or in a gradient.
  @MainActor private func apply(_ fill: String, to line: Element) {
    if let stroke {
      line.set("fill", "none")
      line.draw(stroke, keepsWidth: true)
    } else if isEvenOdd {
      line.set("fill-rule", "evenodd")
    }
    if gradient == nil {
      line.style(stroke == nil ? "fill" : "stroke", fill)
    } else {
      line.set(stroke == nil ? "fill" : "stroke", fill)
    }
  }
}

extension Element {
  /// Sets the SVG attributes of a line. With `keepsWidth`, its width does not scale with the
  /// drawing.
  package func draw(_ stroke: StrokeStyle, keepsWidth: Bool = false) {
    set("stroke-width", CSS.number(stroke.lineWidth))
    if keepsWidth { set("vector-effect", "non-scaling-stroke") }
    if stroke.lineCap != .butt { set("stroke-linecap", stroke.lineCap.svg) }
    if stroke.lineJoin != .miter { set("stroke-linejoin", stroke.lineJoin.svg) }
    if stroke.miterLimit != 4 {
      set("stroke-miterlimit", CSS.number(max(stroke.miterLimit, 1)))
    }
    guard !stroke.dash.isEmpty else { return }
    set("stroke-dasharray", stroke.dash.map { CSS.number($0) }.joined(separator: " "))
    if stroke.dashPhase != 0 { set("stroke-dashoffset", CSS.number(stroke.dashPhase)) }
  }
}

extension CGLineCap {
  fileprivate var svg: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CGLineJoin {
  fileprivate var svg: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
