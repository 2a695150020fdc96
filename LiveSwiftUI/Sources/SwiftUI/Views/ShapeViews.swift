// Shapes as views, which can be filled and stroked one over the other.
import Foundation

/// A shape that is drawn, and can be drawn once more over that.
@preconcurrency @MainActor public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is drawn.
  nonisolated var shape: Self.Content { get }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content, Style>: ShapeView
where Content: Shape, Style: ShapeStyle {
  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle

  init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    PaintedShape(shape: shape, style: style, stroke: nil, isEvenOdd: fillStyle.isEOFilled)
      .render(context, into: &items)
  }
}

extension _ShapeView: LayeredShape {
  @MainActor var layers: [ShapeLayer]? { [.filling(paint(of: style))] }
}

extension _ShapeView: MaskingView {
  @MainActor var maskAppearance: MaskAppearance? {
    guard !fillStyle.isEOFilled, let clip = shape.clipPath else { return nil }
    return MaskAppearance(clip: clip, image: paint(of: style).maskImage)
  }
}

/// A shape filled over another drawing of it.
public nonisolated struct FillShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style of the filling.
  public var style: Style
  /// The rule of the filling.
  public var fillStyle: FillStyle
  /// The drawing below.
  public var background: Background

  /// Fills `shape` over `background`.
  public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let filling = PaintedShape(
      shape: shape, style: style, stroke: nil, isEvenOdd: fillStyle.isEOFilled)
    context.draw(filling, of: shape, over: background, layers, into: &items)
  }
}

extension FillShapeView: LayeredShape {
  @MainActor var layers: [ShapeLayer]? {
    drawings(below: background).map { $0 + [.filling(paint(of: style))] }
  }
}

/// A shape whose outline is drawn over another drawing of it.
public nonisolated struct StrokeShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed; a browser always smooths them.
  public var isAntialiased: Bool
  /// The drawing below.
  public var background: Background

  /// Strokes `shape` over `background`.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    // A plain line of a box is a line of CSS.
    if strokeStyle.isPlain {
      let line = PaintedShape(shape: shape, style: style, stroke: strokeStyle, isEvenOdd: false)
      context.draw(line, of: shape, over: background, layers, into: &items)
    } else {
      let line = OutlineView(shape, style, stroke: strokeStyle)
      context.draw(line, of: shape, over: background, nil, into: &items)
    }
  }
}

extension StrokeShapeView: LayeredShape {
  @MainActor var layers: [ShapeLayer]? {
    line(strokeStyle, paint(of: style), over: background)
  }
}

/// A shape with a line inside its edge, over another drawing of it.
public nonisolated struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed; a browser always smooths them.
  public var isAntialiased: Bool
  /// The drawing below.
  public var background: Background

  /// Strokes `shape` inside its edge over `background`.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    // A plain line of a box already lies within its edge; see `PaintedShape`.
    if shape.asCornerShape != nil, strokeStyle.isPlain {
      let line = PaintedShape(shape: shape, style: style, stroke: strokeStyle, isEvenOdd: false)
      return context.draw(line, of: shape, over: background, layers, into: &items)
    }
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    let line = OutlineView(inner, style, stroke: strokeStyle)
    context.draw(line, of: shape, over: background, nil, into: &items)
  }
}

extension StrokeBorderShapeView: LayeredShape {
  @MainActor var layers: [ShapeLayer]? {
    line(strokeStyle, paint(of: style), over: background)
  }
}

extension ShapeView {
  /// Fills the shape over what is drawn so far.
  public nonisolated func fill<S>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape over what is drawn so far, `lineWidth` points wide.
  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the shape in a stroke style over what is drawn so far.
  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line of `lineWidth` points inside the edge, over what is drawn so far.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a styled line inside the edge, over what is drawn so far.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
}

/// A shape in one paint, as a box of CSS where that can draw it.
nonisolated struct PaintedShape<S: Shape, Style: ShapeStyle> {
  let shape: S
  let style: Style
  let stroke: StrokeStyle?
  let isEvenOdd: Bool
}

extension PaintedShape: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let paint = paint(of: style)
    guard shape.asCornerShape != nil else {
      return OutlineView(shape, style, stroke: stroke, isEvenOdd: isEvenOdd)
        .render(context, into: &items)
    }
    guard let stroke else {
      // The foreground of a shape is what the views around it chose.
      let own = paint == .foreground ? nil : paint
      return shape.draw(own, context, &items)
    }
    context.drawBox(shape, [.line(stroke.lineWidth, paint)], into: &items)
  }
}

/// One drawing of a shape: its filling, or a line inside its edge.
enum ShapeLayer {
  case filling(Paint)
  case line(CGFloat, Paint)
}

/// A view made of drawings of one shape.
@MainActor protocol LayeredShape {
  /// The drawings from the lowest; nil where CSS cannot draw one of them.
  var layers: [ShapeLayer]? { get }
}

extension LayeredShape {
  /// The drawings of the view below, and a line over them.
  fileprivate func line(_ stroke: StrokeStyle, _ paint: Paint, over below: some View)
    -> [ShapeLayer]?
  {
    guard stroke.isPlain else { return nil }
    return drawings(below: below).map { $0 + [.line(stroke.lineWidth, paint)] }
  }

  /// The drawings of the view below this one.
  fileprivate func drawings(below: some View) -> [ShapeLayer]? {
    below is EmptyView ? [] : (below as? any LayeredShape)?.layers
  }
}

extension StrokeStyle {
  /// Whether the line has neither dashes nor ends of its own.
  fileprivate var isPlain: Bool { self == StrokeStyle(lineWidth: lineWidth) }
}

extension Context {
  /// Draws one view over another: as one box where CSS has all drawings of the shape.
  fileprivate func draw<S: Shape>(
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
  fileprivate func drawBox<S: Shape>(
    _ shape: S, _ layers: [ShapeLayer], into items: inout [Item]
  ) {
    let box = element(.div, shape.isCircle ? "shape round" : "shape")
    box.appetite = .fixed([.horizontal, .vertical])
    var (fill, shadow): (Paint?, String?)
    var lines: [(width: CGFloat, paint: Paint)] = []
    for layer in layers {
      switch layer {
      case .line(let width, let paint): lines.append((width, paint))
      case .filling(let paint):
        // A filling hides the lines inside the edge below it.
        lines = []
        (fill, shadow) = (paint, nil)
        if case .shadowed(let paint, let css) = paint { (fill, shadow) = (paint, css) }
        if fill == .foreground { fill = builtIn.text.foreground ?? .foreground }
      }
    }
    // A line alone lets touches through to what it surrounds.
    if fill == nil, !lines.isEmpty { box.name("hollow") }
    box.style("border-radius", corner(of: shape))
    if shape.isCircle, let css = shadow, !css.hasPrefix("inset") {
      let round = Circle()
      var inner = [ShapeLayer]()
      if let fill { inner.append(.filling(fill)) }
      inner += lines.map { .line($0.width, $0.paint) }
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
      // The first shadow of CSS lies on top.
      let shadows =
        lines.reversed().map { "inset 0 0 0 \(CSS.length($0.width)) \($0.paint.css)" }
        + (shadow.map { [$0] } ?? [])
      if !shadows.isEmpty { box.style("box-shadow", shadows.joined(separator: ", ")) }
    }
    emit(box, into: &items)
  }
}

extension Element {
  /// A box around the element that casts a shadow of what is drawn: a circle is clipped, with any
  /// shadow of its own.
  func inShadow(_ css: String) -> Element {
    let box = wrapped("fr")
    box.box = .clip
    box.style("filter", "drop-shadow(\(css))")
    return box
  }
}
