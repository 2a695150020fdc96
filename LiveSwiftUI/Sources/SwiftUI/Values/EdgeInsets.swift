// Distances from the four sides.

/// The distances, in points, from the four sides.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top side, in points.
  public var top: CGFloat
  /// The distance from the leading side, in points.
  public var leading: CGFloat
  /// The distance from the bottom side, in points.
  public var bottom: CGFloat
  /// The distance from the trailing side, in points.
  public var trailing: CGFloat

  /// Distances from the four sides, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Distances of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The distance from one side.
  package subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
