// Angles, in degrees or radians.

/// An angle, stored in radians.
public struct Angle: Hashable, Comparable, Sendable, _VectorMath {
  /// The angle in radians; a full turn is 2 π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public init() { radians = 0 }
  /// An angle in radians; a full turn is 2 π.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees; a full turn is 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians, for `.radians(.pi)`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees, for `.degrees(90)`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of zero.
  public static var zero: Angle { Angle() }
  /// Whether the first angle is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The angle as CSS, such as `45deg`.
  package var css: String { CSS.number(degrees) + "deg" }
}

/// A value that can be added, and multiplied by a number. Public only because Apple's operators
/// also come from a protocol of this kind, whose name starts with an underscore.
public protocol _VectorMath {
  /// The number that the operators act on.
  var radians: Double { get }
  /// A value with this number.
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
  /// Returns the opposite value.
  public static prefix func - (operand: Self) -> Self { Self(radians: -operand.radians) }
}
