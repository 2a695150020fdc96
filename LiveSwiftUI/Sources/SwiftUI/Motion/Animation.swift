// The duration and curve of a change on screen.
import Limits

/// The timing of a change.
public struct Animation: Equatable, Sendable {
  /// The duration of the change in milliseconds.
  package var milliseconds: Int
  /// The curve as a CSS easing function.
  package var easing: String
  /// The delay before the change in milliseconds.
  package var delayMilliseconds = 0
  /// The number of runs; nil for no end.
  package var repeatCount: Int? = 1
  /// Whether every second run plays backwards.
  package var autoreverses = false

  init(_ duration: TimeInterval, _ easing: String) {
    milliseconds = Self.milliseconds(duration)
    self.easing = easing
  }

  /// Converts seconds to milliseconds, one minute at most.
  private static func milliseconds(_ seconds: TimeInterval) -> Int {
    Int(bounding: (seconds * 1_000).rounded(), within: 0...60_000)
  }

  /// Approximates a damped spring with a curve; bounce raises the overshoot.
  private static func spring(_ duration: TimeInterval, bounce: Double) -> Animation {
    let overshoot = CSS.number(1 + min(max(bounce, 0), 1) * 0.8)
    return Animation(duration, "cubic-bezier(0.3, \(overshoot), 0.4, 1)")
  }

  /// The default of `withAnimation`: a spring without bounce, 0.35 seconds.
  public static let `default` = Animation.spring(0.35, bounce: 0)
  /// A curve that starts slowly; 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// A curve that ends slowly; 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// A curve that starts and ends slowly; 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// A constant speed; 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// A spring that does not overshoot; 0.5 seconds.
  public static var smooth: Animation { smooth() }
  /// A spring that overshoots a little; 0.5 seconds.
  public static var snappy: Animation { snappy() }
  /// A spring that overshoots; 0.5 seconds.
  public static var bouncy: Animation { bouncy() }
  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { spring() }

  /// A curve that starts slowly; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(duration, "ease-in")
  }

  /// A curve that ends slowly; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(duration, "ease-out")
  }

  /// A curve that starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(duration, "ease-in-out")
  }

  /// A constant speed; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(duration, "linear")
  }

  /// A spring that does not overshoot; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration, bounce: extraBounce)
  }

  /// A spring that overshoots a little; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration, bounce: 0.3 + extraBounce)
  }

  /// A spring with a duration in seconds and a bounce from 0 to 1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(duration, bounce: bounce)
  }

  /// A spring with a response in seconds and a damping fraction, 1 for no bounce.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(response, bounce: 1 - dampingFraction)
  }

  /// A cubic Bézier curve by its two control points; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let points = [p1x, p1y, p2x, p2y].map(CSS.number).joined(separator: ", ")
    return Animation(duration, "cubic-bezier(\(points))")
  }

  /// The same animation after a delay in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    with { $0.delayMilliseconds = min($0.delayMilliseconds + Self.milliseconds(delay), 60_000) }
  }

  /// The same animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    with {
      $0.milliseconds = speed > 0 ? Self.milliseconds(Double($0.milliseconds) / 1_000 / speed) : 0
    }
  }

  /// The same animation, run several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// The same animation, repeated while the view is shown.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
