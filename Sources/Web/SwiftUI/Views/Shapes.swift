// Shapes: boxes with corners, as CSS can draw them.
import Foundation

/// A two-dimensional shape.
public protocol Shape: Sendable, View {}

/// What the renderer knows about a shape: the radius of its corners.
package protocol CornerShape: Shape {
  nonisolated var corner: String { get }
}

/// The CSS corner radius of `shape`.
nonisolated func corner(of shape: some Shape) -> String {
  (shape as? any CornerShape)?.corner ?? "0"
}

/// A box with square corners.
@frozen public nonisolated struct Rectangle: Sendable {
  public init() {}
}

/// A box with rounded corners.
@frozen public nonisolated struct RoundedRectangle: Sendable {
  public var cornerSize: CGSize
  /// The curve of the corners; a browser draws an arc for both.
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

/// A circle that fits into its frame.
@frozen public nonisolated struct Circle: Sendable {
  public init() {}
}

/// A box with half-round ends.
@frozen public nonisolated struct Capsule: Sendable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Rectangle: CornerShape, Primitive {
  package nonisolated var corner: String { "0" }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension RoundedRectangle: CornerShape, Primitive {
  package nonisolated var corner: String {
    let (across, down) = (CSS.rem(cornerSize.width), CSS.rem(cornerSize.height))
    return across == down ? across : "\(across) / \(down)"
  }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension Circle: CornerShape, Primitive {
  package nonisolated var corner: String { "50%" }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension Capsule: CornerShape, Primitive {
  package nonisolated var corner: String { "999px" }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension Shape {
  @MainActor fileprivate func draw(_ paint: Paint?, _ context: Context, _ items: inout [Item]) {
    let element = context.element(.div, self is Circle ? "shape round" : "shape")
    element.appetite = .fixed([.horizontal, .vertical])
    element.fill(with: paint ?? context.facts.foreground ?? .foreground)
    element.style("border-radius", corner(of: self))
    context.emit(element, into: &items)
  }

  /// Draws the shape in a style. The fill style changes nothing, as no shape here crosses itself.
  public nonisolated func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle {
    FilledShape(shape: self, paint: paint(of: content), stroke: nil)
  }

  /// Draws the outline of the shape, `lineWidth` points wide.
  public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle {
    FilledShape(shape: self, paint: paint(of: content), stroke: lineWidth)
  }
}

private nonisolated struct FilledShape<S: Shape> {
  let shape: S
  let paint: Paint
  let stroke: CGFloat?
}

extension FilledShape: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    guard let stroke else { return shape.draw(paint, context, &items) }
    let element = context.element(.div, "shape")
    element.appetite = .fixed([.horizontal, .vertical])
    element.style("border-radius", corner(of: shape))
    element.style("box-shadow", "inset 0 0 0 \(CSS.rem(stroke)) \(paint.css)")
    context.emit(element, into: &items)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Color: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}

extension LinearGradient: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}

@MainActor private func painted(_ paint: Paint, _ context: Context, _ items: inout [Item]) {
  let element = context.element(.div, "shape")
  element.appetite = .fixed([.horizontal, .vertical])
  element.fill(with: paint)
  context.emit(element, into: &items)
}
