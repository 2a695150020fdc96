// Points by their share of an area.

/// A point of an area: (0, 0) is the upper leading corner, (1, 1) the lower trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading side.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// A point by its shares of width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where a line of text begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where a line of text ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where a line of text begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where a line of text ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where a line of text begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where a line of text ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point in the words of CSS, such as `50% 0%`.
  package var css: String { "\(CSS.number(x * 100))% \(CSS.number(y * 100))%" }
}
