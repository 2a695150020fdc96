// The width of marks, their stacking, and the interpolation of lines.
public import Foundation

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Storage: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// A length in points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }

  /// A length in points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// The default size for the available space.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// A share of the available space.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The available space, reduced by `value` points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
}

/// The stacking of marks at the same position.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Storage: Sendable {
    case standard, normalized, center, unstacked
  }

  let storage: Storage

  /// Stacks the marks from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// Stacks the marks and scales the stack to a height of 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// Stacks the marks and centres the stack on zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// Draws each mark from zero, over the previous one.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}

/// The interpolation of a line between its points.
public struct InterpolationMethod: Sendable {
  enum Storage: Sendable {
    case linear, monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(at: CGFloat)
  }

  let storage: Storage

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  /// A curve that stays between the values of neighbouring points.
  public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
  /// A cardinal spline without tension.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline; a tension of 1 makes it straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }
  /// A centripetal Catmull–Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A Catmull–Rom spline; an alpha of 0 is uniform, 1 is chordal.
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
