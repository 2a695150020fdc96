// Rectangles with a radius of its own at each corner.
import Foundation

/// The radii of a rectangle's four corners, in points.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the corner above, at the leading side.
  public var topLeading: CGFloat
  /// The radius of the corner below, at the leading side.
  public var bottomLeading: CGFloat
  /// The radius of the corner below, at the trailing side.
  public var bottomTrailing: CGFloat
  /// The radius of the corner above, at the trailing side.
  public var topTrailing: CGFloat

  /// The four radii; a corner that is not named is square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have radii of their own. The leading side is the left one here, also
/// where people read from right to left.
@frozen public nonisolated struct UnevenRoundedRectangle: Sendable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners; a browser draws an arc for both.
  public var style: RoundedCornerStyle

  /// Corners with these radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Corners with these radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
}

extension UnevenRoundedRectangle: CornerShape, Primitive {
  public typealias Body = Never
  package nonisolated var corner: String {
    let radii = cornerRadii
    return [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      .map { CSS.length($0) }.joined(separator: " ")
  }

  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radii = fitted(to: rect.size)
    var path = Path()
    func corner(_ x: CGFloat, _ y: CGFloat, toX: CGFloat, toY: CGFloat, _ radius: CGFloat) {
      let (from, to) = (CGPoint(x: x, y: y), CGPoint(x: toX, y: toY))
      let edge = CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
      let next = CGPoint(x: rect.minX + toX * rect.width, y: rect.minY + toY * rect.height)
      guard from != to else { return }
      path.addArc(tangent1End: edge, tangent2End: next, radius: radius)
    }
    path.move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radii.topTrailing, y: rect.minY))
    corner(1, 0, toX: 1, toY: 1, radii.topTrailing)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomTrailing))
    corner(1, 1, toX: 0, toY: 1, radii.bottomTrailing)
    path.addLine(to: CGPoint(x: rect.minX + radii.bottomLeading, y: rect.maxY))
    corner(0, 1, toX: 0, toY: 0, radii.bottomLeading)
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radii.topLeading))
    corner(0, 0, toX: 1, toY: 0, radii.topLeading)
    path.closeSubpath()
    return path
  }

  /// Radii that no two corners overlap with, all smaller by the same factor.
  private nonisolated func fitted(to size: CGSize) -> RectangleCornerRadii {
    let radii = cornerRadii
    let pairs = [
      (size.width, radii.topLeading + radii.topTrailing),
      (size.width, radii.bottomLeading + radii.bottomTrailing),
      (size.height, radii.topLeading + radii.bottomLeading),
      (size.height, radii.topTrailing + radii.bottomTrailing),
    ]
    let factor = pairs.reduce(1) { $1.1 > 0 ? min($0, max($1.0, 0) / $1.1) : $0 }
    return RectangleCornerRadii(
      topLeading: max(radii.topLeading, 0) * factor,
      bottomLeading: max(radii.bottomLeading, 0) * factor,
      bottomTrailing: max(radii.bottomTrailing, 0) * factor,
      topTrailing: max(radii.topTrailing, 0) * factor)
  }

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The shape, inset by `amount` points at each edge, with corner radii reduced by as much.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    let radii = cornerRadii
    let inner = UnevenRoundedRectangle(
      topLeadingRadius: max(radii.topLeading - amount, 0),
      bottomLeadingRadius: max(radii.bottomLeading - amount, 0),
      bottomTrailingRadius: max(radii.bottomTrailing - amount, 0),
      topTrailingRadius: max(radii.topTrailing - amount, 0), style: style)
    return _Inset(base: inner, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius of its own at each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius of its own at each corner, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a width and a height, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
