// Drawings of one shape over each other, as one box of CSS.
import Foundation

/// One drawing of a shape: its filling, or a line along its edge.
enum ShapeLayer {
  case filling(Paint)
  case line(EdgeLine)
}

/// A line along the edge of a shape, inside of it or half inside and half outside.
struct EdgeLine {
  let width: CGFloat
  private(set) var paint: Paint
  let isInside: Bool

  /// A line in the middle of an edge; nil in a gradient. As narrow as a point, it lies inside,
  /// because half a pixel at each side of an edge is blurred.
  init?(along width: CGFloat, _ paint: Paint) {
    guard !paint.isImage else { return nil }
    (self.width, self.paint, isInside) = (width, paint, width <= 1)
  }

  /// A line inside an edge; nil in a gradient.
  init?(inside width: CGFloat, _ paint: Paint) {
    guard !paint.isImage else { return nil }
    (self.width, self.paint, isInside) = (width, paint, true)
  }

  /// The part outside the edge, as a shadow of CSS; nil where there is none.
  fileprivate var outer: String? {
    isInside ? nil : "0 0 0 \(CSS.length(width / 2)) \(paint.css)"
  }

  /// The line in the foreground of the views around it, if it has no paint of its own.
  fileprivate func resolved(_ foreground: Paint?) -> EdgeLine {
    guard paint == .foreground, let foreground else { return self }
    var copy = self
    copy.paint = foreground
    return copy
  }

  /// The line as shadows of CSS, whose corners have the radii of both of its edges.
  fileprivate var shadows: [String] {
    let inner = CSS.length(isInside ? width : width / 2)
    return (outer.map { [$0] } ?? []) + ["inset 0 0 0 \(inner) \(paint.css)"]
  }
}

/// The drawings of one shape as parts of a box of CSS.
private struct BoxDrawing {
  /// The uppermost filling and its shadow.
  private(set) var fill: Paint?
  private(set) var shadow: String?
  /// The lines over the filling, the lowest first.
  private(set) var lines: [EdgeLine] = []
  /// The outer halves of the lines below it, as shadows of CSS.
  private var hidden: [String] = []

  @MainActor init(_ layers: [ShapeLayer], _ foreground: Paint?) {
    for layer in layers {
      switch layer {
      case .line(let line): lines.append(line.resolved(foreground))
      case .filling(let paint):
        // A filling hides what lies inside the edge below it.
        hidden = lines.reversed().compactMap(\.outer) + hidden
        lines = []
        (fill, shadow) = (paint, nil)
        if case .shadowed(let paint, let css) = paint { (fill, shadow) = (paint, css) }
        if fill == .foreground { fill = foreground ?? .foreground }
      }
    }
  }

  /// The shadows of the box; the first one of CSS lies on top.
  var shadows: [String] {
    lines.reversed().flatMap(\.shadows) + hidden + (shadow.map { [$0] } ?? [])
  }
}

/// A view made of drawings of one shape.
@MainActor protocol LayeredShape {
  /// The drawings from the lowest; nil where CSS cannot draw one of them.
  var layers: [ShapeLayer]? { get }
}

extension LayeredShape {
  /// The drawings of the view below, and a line over them if `stroke` is plain.
  func drawings(below: some View, _ line: EdgeLine, _ stroke: StrokeStyle)
    -> [ShapeLayer]?
  {
    guard stroke.isPlain else { return nil }
    return drawings(below: below).map { $0 + [.line(line)] }
  }

  /// The drawings of the view below this one.
  func drawings(below: some View) -> [ShapeLayer]? {
    below is EmptyView ? [] : (below as? any LayeredShape)?.layers
  }
}

extension StrokeStyle {
  /// Whether the line has neither dashes nor ends of its own.
  var isPlain: Bool { self == StrokeStyle(lineWidth: lineWidth) }
}

extension Context {
  /// Draws one view over another: as one box where CSS has all drawings of the shape.
  func draw<S: Shape>(
    _ above: some View, of shape: S, over below: some View, _ layers: [ShapeLayer]?,
    into items: inout [Item]
  ) {
    if below is EmptyView { return above.draw(self, into: &items) }
    guard shape.asCornerShape != nil, let layers else {
      return ZStack {
        below
        above
      }.draw(self, into: &items)
    }
    drawBox(shape, layers, into: &items)
  }

  /// Draws a shape that CSS has as one box, with its drawings from the lowest.
  func drawBox<S: Shape>(
    _ shape: S, _ layers: [ShapeLayer], into items: inout [Item]
  ) {
    let box = element(.div, shape.isCircle ? .shape.and(.circle) : .shape)
    box.appetite = .fixed([.horizontal, .vertical])
    let drawing = BoxDrawing(layers, builtIn.text.foreground)
    let (fill, shadow, lines) = (drawing.fill, drawing.shadow, drawing.lines)
    // A line alone lets touches through to what it surrounds.
    if fill == nil, !lines.isEmpty { box.name(.hollow) }
    box.style("border-radius", corner(of: shape))
    if shape.isCircle, let css = shadow, !css.hasPrefix("inset") {
      let round = Circle()
      var inner = [ShapeLayer]()
      if let fill { inner.append(.filling(fill)) }
      inner += lines.map { .line($0) }
      let shaded = decorated { element, _ in element.inShadow(css) }
      return shaded.drawBox(round, inner, into: &items)
    }
    if shape.isCircle, shadow == nil, !lines.isEmpty {
      // Rings are round in a box of any form, as lines inside its edge are not.
      let rings = lines.reversed().map { line in
        let edge = "calc(100% - \(CSS.length(line.width)))"
        return "radial-gradient(circle closest-side,#0000 \(edge),\(line.paint.css) \(edge))"
      }
      box.style("background", (rings + (fill.map { [$0.css] } ?? [])).joined(separator: ","))
    } else {
      if let fill { box.fill(with: fill) }
      let shadows = drawing.shadows
      if !shadows.isEmpty { box.style("box-shadow", shadows.joined(separator: ", ")) }
    }
    emit(box, into: &items)
  }
}

extension Element {
  /// A box around the element that casts a shadow of what is drawn: a circle is clipped, with any
  /// shadow of its own.
  func inShadow(_ css: String) -> Element {
    let box = wrapped(.frame)
    box.box = .clip
    box.style("filter", "drop-shadow(\(css))")
    return box
  }
}
