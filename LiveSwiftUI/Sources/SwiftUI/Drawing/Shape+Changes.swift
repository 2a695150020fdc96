// Shapes made of other shapes: a part of one, or one that is turned, moved or scaled.
import Foundation
import GeometryTypes

/// A shape whose outline follows from that of another one.
nonisolated struct ChangedShape<Base: Shape>: Shape, RatioKeepingShape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  var keepsRatio: Bool { (base as? any RatioKeepingShape)?.keepsRatio ?? false }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape at another place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape turned around a point.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape after a change of coordinates.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// A shape at another place.
public nonisolated struct OffsetShape<Content>: Shape where Content: Shape {
  /// The shape before it is moved.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Moves a shape; `offset(x:y:)` is the shorter form.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape turned around a point.
public nonisolated struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape before it is turned.
  public var shape: Content
  /// How far it is turned; a positive angle is clockwise.
  public var angle: Angle
  /// The point of the box around which it is turned.
  public var anchor: UnitPoint

  /// Turns a shape; `rotation(_:anchor:)` is the shorter form.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians))
        .translatedBy(x: -x, y: -y))
  }
}

/// A shape after a change of coordinates.
public nonisolated struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape before its coordinates change.
  public var shape: Content
  /// What is done to each point of the outline.
  public var transform: CGAffineTransform

  /// Changes coordinates; `transform(_:)` is the shorter form.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

/// A shape that is drawn as its line.
protocol StrokedOutline: Shape {
  nonisolated var stroke: StrokeStyle { get }
}

/// The line of a shape as a shape. Its path is that of the line's middle.
nonisolated struct StrokedShape<Base: Shape>: StrokedOutline, RatioKeepingShape {
  let base: Base
  let stroke: StrokeStyle

  func path(in rect: CGRect) -> Path { base.path(in: rect) }

  var keepsRatio: Bool { (base as? any RatioKeepingShape)?.keepsRatio ?? false }
}
