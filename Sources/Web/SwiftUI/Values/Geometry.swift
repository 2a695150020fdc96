// Axes, angles and points relative to an area.
/// Across or down.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// None, one or both directions.
  public struct Set: OptionSet, Sendable {
    /// What a set is made of.
    public typealias Element = Axis.Set
    /// One bit a direction.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// Down.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

/// A turn, kept in radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The turn in radians.
  public var radians: Double

  /// The turn in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public init() { radians = 0 }
  /// Makes a turn from radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes a turn from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn.
  public static var zero: Angle { Angle() }
  /// Whether one turn is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The turn in the words of CSS, such as `45deg`.
  package var css: String { CSS.number(degrees) + "deg" }
}

/// A point of an area: (0, 0) is the upper leading corner, (1, 1) the lower trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// Makes a point from its two shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point in the words of CSS, such as `50% 0%`.
  package var css: String { "\(CSS.number(x * 100))% \(CSS.number(y * 100))%" }
}
