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
    PaintedShape(shape: shape, style: style, line: nil, isEvenOdd: fillStyle.isEOFilled)
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
      shape: shape, style: style, line: nil, isEvenOdd: fillStyle.isEOFilled)
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
    if strokeStyle.isPlain, let line = boxLine {
      let line = PaintedShape(shape: shape, style: style, line: line, isEvenOdd: false)
      context.draw(line, of: shape, over: background, layers, into: &items)
    } else {
      let line = OutlineView(shape, style, stroke: strokeStyle)
      context.draw(line, of: shape, over: background, nil, into: &items)
    }
  }
}

extension StrokeShapeView {
  /// The line where CSS can draw it; nil for a gradient, and for the wide line of a circle, whose
  /// box is clipped.
  fileprivate var boxLine: EdgeLine? {
    guard shape.asCornerShape != nil,
      let line = EdgeLine(along: strokeStyle.lineWidth, paint(of: style))
    else { return nil }
    return line.isInside || !shape.isCircle ? line : nil
  }
}

extension StrokeShapeView: LayeredShape {
  @MainActor var layers: [ShapeLayer]? {
    boxLine.flatMap { drawings(below: background, $0, strokeStyle) }
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
    if shape.asCornerShape != nil, strokeStyle.isPlain, let boxLine {
      let line = PaintedShape(shape: shape, style: style, line: boxLine, isEvenOdd: false)
      return context.draw(line, of: shape, over: background, layers, into: &items)
    }
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    let line = OutlineView(inner, style, stroke: strokeStyle)
    context.draw(line, of: shape, over: background, nil, into: &items)
  }
}

extension StrokeBorderShapeView: LayeredShape {
  /// The line where CSS can draw it; nil for a gradient.
  private var boxLine: EdgeLine? { EdgeLine(inside: strokeStyle.lineWidth, paint(of: style)) }

  @MainActor var layers: [ShapeLayer]? {
    boxLine.flatMap { drawings(below: background, $0, strokeStyle) }
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
  let line: EdgeLine?
  let isEvenOdd: Bool
}

extension PaintedShape: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let paint = paint(of: style)
    if let line = (shape.held as? any StrokedOutline)?.boxLine(paint) {
      return context.drawBox(line.shape, [.line(line.line)], into: &items)
    }
    guard shape.asCornerShape != nil else {
      return OutlineView(shape, style, isEvenOdd: isEvenOdd).render(context, into: &items)
    }
    guard let line else {
      // The foreground of a shape is what the views around it chose.
      let own = paint == .foreground ? nil : paint
      return shape.draw(own, context, &items)
    }
    context.drawBox(shape, [.line(line)], into: &items)
  }
}
