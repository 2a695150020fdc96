// Turns, in degrees or radians.

/// A turn, kept in radians.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  /// The same turn in degrees; 360 are a whole turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static var zero: Angle { Angle() }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The turn in the words of CSS, such as `45deg`.
  package var css: String { CSS.number(degrees) + "deg" }
}
