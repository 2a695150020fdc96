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
  public var shape: Content
  public var offset: CGSize

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
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

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
  public var shape: Content
  public var transform: CGAffineTransform

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
