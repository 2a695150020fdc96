// Shapes that can be made smaller, and lines that lie within them.
import Foundation

/// A shape that can be made smaller by a distance from its edge.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by `amount` points at each edge.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape in a box that is smaller than the one offered.
public nonisolated struct _Inset<Base>: InsettableShape where Base: Shape {
  let base: Base
  let amount: CGFloat

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The shape, smaller by `amount` points at each edge.
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  /// The shape, smaller by `amount` points at each edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The shape, inset by `amount` points at each edge, with corner radii reduced by as much.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var base = self
    base.cornerSize.width = max(base.cornerSize.width - amount, 0)
    base.cornerSize.height = max(base.cornerSize.height - amount, 0)
    return _Inset(base: base, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// The shape, smaller by `amount` points at each edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// The shape, smaller by `amount` points at each edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// The shape, smaller by `amount` points at each edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension InsettableShape {
  /// Draws a line of `lineWidth` points inside the edge of the shape.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a styled line inside the edge of the shape.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
}
