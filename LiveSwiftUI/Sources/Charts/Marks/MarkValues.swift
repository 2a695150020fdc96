// The width of marks, how they stack and how lines go from point to point.
import Foundation

/// How wide or how high a mark is.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Storage: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// A number of points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }

  /// A number of points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// As wide as there is usually room for.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// A share of the room for the mark.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The room for the mark less so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
}

/// How marks at the same place stand on each other.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Storage: Sendable {
    case standard, normalized, center, unstacked
  }

  let storage: Storage

  /// Each on the one before, from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// Each on the one before, all together of the height one.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// Each on the one before, all together around zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// Each from zero, over the one before.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}

/// How a line goes from one point to the next.
public struct InterpolationMethod: Sendable {
  enum Storage: Sendable {
    case linear, monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(at: CGFloat)
  }

  let storage: Storage

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  /// A curve that is never higher or lower than the points at its ends.
  public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
  /// A cardinal spline without tension.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline; a tension of 1 makes it straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }
  /// A centripetal Catmull–Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A Catmull–Rom spline; an alpha of 0 is uniform, of 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha: alpha))
  }
  /// A step at the first of the two points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(storage: .step(at: 0)) }
  /// A step in the middle of the two points.
  public static var stepCenter: InterpolationMethod {
    InterpolationMethod(storage: .step(at: 0.5))
  }
  /// A step at the second of the two points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(storage: .step(at: 1)) }
}
