// Turns, in degrees or radians.

/// A turn, kept in radians.
public struct Angle: Hashable, Comparable, Sendable, _VectorMath {
  /// The angle in radians; a full turn is 2 π.
  public var radians: Double

  /// The same turn in degrees; 360 are a whole turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn at all.
  public init() { radians = 0 }
  /// An angle in radians; a full turn is 2 π.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees; a full turn is 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians, where the type is known: `.radians(.pi)`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees, where the type is known: `.degrees(90)`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn at all.
  public static var zero: Angle { Angle() }
  /// Whether the first is turned less.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The turn in the words of CSS, such as `45deg`.
  package var css: String { CSS.number(degrees) + "deg" }
}

/// What can be added, and multiplied by a number. Public only because Apple's operators come from a
/// protocol of this kind, whose name begins with an underscore there, too.
public protocol _VectorMath {
  /// The one number that is computed with.
  var radians: Double { get }
  init(radians: Double)
}

extension _VectorMath {
  public static func + (lhs: Self, rhs: Self) -> Self { Self(radians: lhs.radians + rhs.radians) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(radians: lhs.radians - rhs.radians) }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func * (lhs: Self, rhs: Double) -> Self { Self(radians: lhs.radians * rhs) }
  public static func / (lhs: Self, rhs: Double) -> Self { Self(radians: lhs.radians / rhs) }
  public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
  public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }
  public static prefix func - (operand: Self) -> Self { Self(radians: -operand.radians) }
}
