// Shapes: rectangles with corners, as CSS can draw them.
import Foundation

/// A two-dimensional shape.
@preconcurrency @MainActor public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape, filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that the renderer draws as a box with rounded corners.
package protocol CornerShape: Shape {
  /// The radius of the corners as CSS.
  nonisolated var corner: String { get }
}

/// The CSS corner radius of `shape`; zero for a shape without one.
nonisolated func corner(of shape: some Shape) -> String {
  shape.asCornerShape?.corner ?? "0"
}

/// A rectangle with square corners.
@frozen public nonisolated struct Rectangle: Sendable {
  /// A rectangle as large as its frame.
  public init() {}
}

/// A rectangle with rounded corners.
@frozen public nonisolated struct RoundedRectangle: Sendable {
  /// The width and height of each corner, in points.
  public var cornerSize: CGSize
  /// The curve of the corners; a browser draws an arc for both.
  public var style: RoundedCornerStyle

  /// Corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// Corners with a width and a height, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

/// A circle that fits in its frame.
@frozen public nonisolated struct Circle: Sendable {
  /// A circle as large as the shorter side of the frame.
  public init() {}
}

/// An ellipse that fills its frame.
@frozen public nonisolated struct Ellipse: Sendable {
  /// An ellipse as wide and as high as the frame.
  public init() {}
}

/// A rectangle with semicircular ends.
@frozen public nonisolated struct Capsule: Sendable {
  /// The curve of the ends; a browser draws an arc for both.
  public var style: RoundedCornerStyle

  /// Ends as round as the shorter side of the frame allows.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Rectangle: CornerShape, Primitive {
  public typealias Body = Never
  package nonisolated var corner: String { "0" }
  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension RoundedRectangle: CornerShape, Primitive {
  public typealias Body = Never
  package nonisolated var corner: String {
    let (across, down) = (CSS.length(cornerSize.width), CSS.length(cornerSize.height))
    return across == down ? across : "\(across) / \(down)"
  }
  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension Circle: CornerShape, Primitive {
  public typealias Body = Never
  package nonisolated var corner: String { "50%" }
  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension Ellipse: CornerShape, Primitive {
  public typealias Body = Never
  package nonisolated var corner: String { "50%" }
  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension Capsule: CornerShape, Primitive {
  public typealias Body = Never
  package nonisolated var corner: String { "999px" }
  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension Path: Shape {
  /// The path itself, for any rectangle.
  public nonisolated func path(in _: CGRect) -> Path { self }
}

extension Shape {
  @MainActor func draw(_ paint: Paint?, _ context: Context, _ items: inout [Item]) {
    let element = context.element(.div, isCircle ? .shape.and(.circle) : .shape)
    element.appetite = .fixed([.horizontal, .vertical])
    element.fill(with: paint ?? context.builtIn.text.foreground ?? .foreground)
    element.style("border-radius", corner(of: self))
    if isCircle, case .shadowed(_, let css) = paint, !css.hasPrefix("inset") {
      return context.emit(element.inShadow(css), into: &items)
    }
    context.emit(element, into: &items)
  }

  /// Fills the shape with a style. Only the even-odd rule of the fill style is used.
  public nonisolated func fill<S>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Draws the outline of the shape, `lineWidth` points wide.
  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the outline of the shape in a stroke style.
  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The outline of the shape as a shape, `lineWidth` points wide.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape as a shape, in a stroke style.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, stroke: style)
  }
}
