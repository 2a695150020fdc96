// Shapes of any type, shapes of a container, and scaled shapes.
import Foundation
import GeometryTypes

/// A shape whose type is erased.
public nonisolated struct AnyShape: Shape {
  fileprivate let erased: any Shape

  /// Erases the type of a shape.
  public init<S>(_ shape: S) where S: Shape {
    // One inside another would hide the shape from those that draw it.
    erased = shape.held
  }

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path { erased.path(in: rect) }
}

extension AnyShape: Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    PaintedShape(shape: self, style: ForegroundStyle(), line: nil, isEvenOdd: false)
      .render(context, into: &items)
  }
}

extension Shape {
  /// The shape without an erased type around it.
  nonisolated var held: any Shape { (self as? AnyShape)?.erased ?? self }

  /// The shape as a box with rounded corners; nil where it is none.
  nonisolated var asCornerShape: (any CornerShape)? { held as? any CornerShape }

  /// Whether the shape keeps the form of a circle in a box of any form.
  nonisolated var isCircle: Bool { held is Circle }
}

/// The shape of the container: outside of widgets a rectangle, as on iOS.
@frozen public nonisolated struct ContainerRelativeShape: Sendable {
  /// The shape of the container.
  public init() {}
}

extension ContainerRelativeShape: CornerShape, Primitive {
  public typealias Body = Never
  package nonisolated var corner: String { "0" }
  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension ContainerRelativeShape: InsettableShape {
  /// The shape, smaller by `amount` points at each edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A shape scaled around a point.
public nonisolated struct ScaledShape<Content>: Shape where Content: Shape {
  /// The shape before it is scaled.
  public var shape: Content
  /// The factor for each axis.
  public var scale: CGSize
  /// The point of the box that stays where it is.
  public var anchor: UnitPoint

  /// Scales a shape; `scale(_:anchor:)` is the shorter form.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(around: anchor, of: rect) {
      $0.scaledBy(x: scale.width, y: scale.height)
    }
  }
}

extension Shape {
  /// The shape scaled around a point.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape scaled by a factor for each axis around a point.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
}
