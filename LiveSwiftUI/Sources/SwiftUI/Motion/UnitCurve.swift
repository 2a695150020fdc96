// The curve of a change: how far it is at each share of its time.
import Foundation

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let first: UnitPoint
  private let second: UnitPoint

  /// A cubic Bézier curve by its two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(first: startControlPoint, second: endControlPoint)
  }

  private init(first: UnitPoint, second: UnitPoint) {
    // Time does not run backwards.
    self.first = UnitPoint(x: min(max(first.x, 0), 1), y: first.y)
    self.second = UnitPoint(x: min(max(second.x, 0), 1), y: second.y)
  }

  private init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    self.init(first: UnitPoint(x: x1, y: y1), second: UnitPoint(x: x2, y: y2))
  }

  /// A constant speed.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// A curve that starts like a quarter of a circle.
  public static let circularEaseIn = UnitCurve(0.55, 0, 1, 0.45)
  /// A curve that ends like a quarter of a circle.
  public static let circularEaseOut = UnitCurve(0, 0.55, 0.45, 1)
  /// A curve that starts and ends like a quarter of a circle.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    UnitCurve(first: UnitPoint(x: first.y, y: first.x), second: UnitPoint(x: second.y, y: second.x))
  }

  /// How far the change is at a share of its time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if isStraight { return progress }
    let share = share(at: progress)
    return Self.bezier(share, Double(first.y), Double(second.y))
  }

  /// The speed of the change at a share of its time; 1 is the mean.
  public func velocity(at progress: Double) -> Double {
    if isStraight { return 1 }
    let progress = min(max(progress, 0), 1)
    let step = 1e-4
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  private var isStraight: Bool { first.x == first.y && second.x == second.y }

  /// The parameter of the curve at a share of the time, found by halving.
  private func share(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(middle, Double(first.x), Double(second.x)) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  private static func bezier(_ t: Double, _ one: Double, _ other: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * other + t * t * t
  }

  /// The curve as a CSS easing function's arguments.
  fileprivate var animationPoints: (Double, Double, Double, Double) {
    (Double(first.x), Double(first.y), Double(second.x), Double(second.y))
  }
}

extension Animation {
  /// A curve of one's own; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let points = curve.animationPoints
    return timingCurve(points.0, points.1, points.2, points.3, duration: duration)
  }
}
