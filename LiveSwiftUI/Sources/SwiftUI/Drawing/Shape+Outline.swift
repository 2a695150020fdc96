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
    let element = context.element(.svg, "draw")
    element.appetite = .fixed([.horizontal, .vertical])
    element.set("aria-hidden", "true")
    let rectangle = (shape.held as? any RectangleOutline)?.rectangle
    let line = context.child(0).element(rectangle == nil ? .path : .rect)
    let paint = paint == .foreground ? context.builtIn.text.foreground ?? paint : paint
    var parts: [Item] = []
    var fill = paint.css
    if let gradient {
      parts.append(.element(gradient.element(context.child(1))))
      fill = "url(#\(gradient.name))"
    }
    apply(fill, to: line)
    parts.append(.element(line))
    if shape is Path {
      let points = context.child(2).element(.svg, "pt")
      points.set("viewBox", "0 0 16 16")
      points.set("width", "16px")
      points.set("height", "16px")
      points.content = .items(parts)
      parts = [.element(points)]
    }
    element.content = .items(parts)
    if let rectangle {
      line.outline(rectangle)
      return context.emit(element, into: &items)
    }
    let shape = shape
    outline(shape, in: nil, element, line)
    element.fit = { size in outline(shape, in: size, element, line) }
    context.emit(element, into: &items)
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

  /// Whether the shape is as large as fits and in the middle of any box, such as a circle, and so
  /// not stretched with its box.
  /// `square` is its path in a box of 100 by 100.
  private func keepsRatio(_ square: Path) -> Bool {
    if let known = shape.held as? any RatioKeepingShape { return known.keepsRatio }
    func isCentered(_ width: CGFloat, _ height: CGFloat) -> Bool {
      shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)).svg
        == square.offsetBy(dx: (width - 100) / 2, dy: (height - 100) / 2).svg
    }
    return isCentered(200, 100) && isCentered(100, 200)
  }

  /// Draws the shape into a box of `size` points. While the size is unknown, the box is 100 by 100,
  /// and the browser stretches it. A path keeps its own coordinates.
  @MainActor private func outline(
    _ shape: S, in size: CGSize?, _ element: Element, _ line: Element
  ) {
    let box = CGRect(origin: .zero, size: size ?? CGSize(width: 100, height: 100))
    let path = shape.path(in: box)
    line.set("d", path.svg)
    guard !(shape is Path) else { return }
    element.set("viewBox", "0 0 \(CSS.number(box.width)) \(CSS.number(box.height))")
    if size == nil, !keepsRatio(path) { element.set("preserveAspectRatio", "none") }
    if size != nil { element.drop("preserveAspectRatio") }
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

/// A shape that may keep its aspect ratio in any box, as a circle does.
protocol RatioKeepingShape: Shape {
  nonisolated var keepsRatio: Bool { get }
}

extension Circle: RatioKeepingShape {
  var keepsRatio: Bool { true }
}
