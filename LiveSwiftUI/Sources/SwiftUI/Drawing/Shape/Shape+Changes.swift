// Shapes made of other shapes: trimmed, moved, rotated, transformed or stroked.
import Foundation
import GeometryTypes

/// A shape whose outline is computed from that of another one.
nonisolated struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape moved by a distance in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape rotated around a point.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape in a box of this size, at the upper left corner.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    ChangedSizeShape(base: self, size: size)
  }

  /// The shape in a box of this width and height, at the upper left corner.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape after a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// A shape in a box of a size of its own.
nonisolated struct ChangedSizeShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape that is moved.
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

/// A shape rotated around a point.
public nonisolated struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape before the rotation.
  public var shape: Content
  /// The angle of the rotation; a positive one is clockwise.
  public var angle: Angle
  /// The point of the box around which the shape rotates.
  public var anchor: UnitPoint

  /// Rotates a shape; `rotation(_:anchor:)` is the shorter form.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(around: anchor, of: rect) {
      $0.rotated(by: CGFloat(angle.radians))
    }
  }
}

extension Path {
  /// The path after a change that keeps a point of the box where it is.
  func applying(
    around anchor: UnitPoint, of rect: CGRect, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return applying(
      change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y))
  }
}

/// A shape after a transform.
public nonisolated struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape before the transform.
  public var shape: Content
  /// The transform of each point of the outline.
  public var transform: CGAffineTransform

  /// Transforms a shape; `transform(_:)` is the shorter form.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

/// A shape that is drawn as a stroke.
protocol StrokedOutline: Shape {
  nonisolated var stroke: StrokeStyle { get }
  /// The shape whose edge the stroke follows.
  nonisolated var middle: any Shape { get }
}

extension StrokedOutline {
  /// The stroke as a line along the edge of a box, where CSS can draw it; nil elsewhere.
  func boxLine(_ paint: Paint) -> (shape: any CornerShape, line: EdgeLine)? {
    guard let shape = middle.asCornerShape, stroke == StrokeStyle(lineWidth: stroke.lineWidth),
      let line = EdgeLine(along: stroke.lineWidth, paint)
    else { return nil }
    return line.isInside || !shape.isCircle ? (shape, line) : nil
  }
}

/// The stroke of a shape as a shape. Its path runs along the middle of the line.
nonisolated struct StrokedShape<Base: Shape>: StrokedOutline {
  let base: Base
  let stroke: StrokeStyle

  var middle: any Shape { base }

  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
