// Points in relative coordinates.

/// A point of an area in relative coordinates, from (0, 0) at the top leading corner to (1, 1) at
/// the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading side.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// A point at shares of the width and the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point as a CSS position, such as `50% 0%`.
  package var css: String { "\(CSS.number(x * 100))% \(CSS.number(y * 100))%" }
}
