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

extension _ShapeView: MaskingView {
  @MainActor var maskLook: MaskLook? {
    guard !fillStyle.isEOFilled, let clip = shape.clipPath else { return nil }
    return MaskLook(clip: clip, image: paint(of: style).maskImage)
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
    context.layers(
      background,
      PaintedShape(shape: shape, style: style, stroke: nil, isEvenOdd: fillStyle.isEOFilled),
      into: &items)
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
    if strokeStyle == StrokeStyle(lineWidth: strokeStyle.lineWidth) {
      let line = PaintedShape(shape: shape, style: style, stroke: strokeStyle, isEvenOdd: false)
      context.layers(background, line, into: &items)
    } else {
      context.layers(background, OutlineView(shape, style, stroke: strokeStyle), into: &items)
    }
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
    let line = strokeStyle
    // A plain line of a box already lies within its edge; see `PaintedShape`.
    if shape is any CornerShape, line == StrokeStyle(lineWidth: line.lineWidth) {
      let border = PaintedShape(shape: shape, style: style, stroke: line, isEvenOdd: false)
      return context.layers(background, border, into: &items)
    }
    let inner = shape.inset(by: line.lineWidth / 2)
    context.layers(background, OutlineView(inner, style, stroke: line), into: &items)
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
    guard shape is any CornerShape else {
      return OutlineView(shape, style, stroke: stroke, isEvenOdd: isEvenOdd)
        .render(context, into: &items)
    }
    guard let stroke else {
      // The foreground of a shape is what the views around it chose.
      let own = paint == .foreground ? nil : paint
      return shape.draw(own, context, &items)
    }
    let element = context.element(.div, "shape")
    element.appetite = .fixed([.horizontal, .vertical])
    element.style("border-radius", corner(of: shape))
    element.style("box-shadow", "inset 0 0 0 \(CSS.length(stroke.lineWidth)) \(paint.css)")
    context.emit(element, into: &items)
  }
}

extension Context {
  /// Draws one view over another, in one box.
  fileprivate func layers(
    _ below: some View, _ above: some View, into items: inout [Item]
  ) {
    if below is EmptyView { return above.draw(self, into: &items) }
    ZStack {
      below
      above
    }.draw(self, into: &items)
  }
}
