// Springs as values: their physics, and where they are after a time.
import Foundation

/// The motion of a spring.
public struct Spring: Hashable, Sendable {
  /// How long a swing without damping lasts, in seconds.
  public private(set) var response: Double
  /// The damping: 1 comes to rest without bounce, less bounces.
  public private(set) var dampingRatio: Double
  private(set) var weight = 1.0

  /// A spring with a duration in seconds, and a bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce)
  }

  /// A spring with a response in seconds and a damping ratio, 1 for no bounce.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
  }

  /// A spring by its physics. One that is damped too much to swing is damped just enough, unless
  /// `allowOverDamping` is set.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    guard mass > 0, stiffness > 0 else {
      self.init(response: 0, dampingRatio: 1)
      return
    }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    weight = mass
  }

  /// The duration that people perceive, in seconds.
  public var duration: TimeInterval { response }
  /// How much the spring bounces, from -1 to 1.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The mass at the end of the spring.
  public var mass: Double { weight }
  /// The stiffness of the spring; zero for one without a duration.
  public var stiffness: Double { weight * frequency * frequency }
  /// The friction.
  public var damping: Double { 2 * dampingRatio * weight * frequency }
  /// The time after which the motion is less than a thousandth of the way, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time after which a value that swings from zero to `target` stays closer to it than
  /// `epsilon`, in seconds; a minute at most.
  ///
  /// Source: developer.apple.com/documentation/swiftui/spring/settlingduration.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double)
    -> TimeInterval
  where V: VectorArithmetic {
    guard frequency > 0 else { return 0 }
    let way = target.magnitudeSquared.squareRoot()
    let push = initialVelocity.magnitudeSquared.squareRoot()
    let longest = 60.0
    guard epsilon > 0, way.isFinite, push.isFinite else { return longest }
    // The swing fits under a curve that falls, so its end is found by halving.
    func reach(_ time: Double) -> Double { envelope(way: way, push: push, at: time) }
    guard reach(longest) < epsilon else { return longest }
    var (low, high) = (0.0, longest)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if reach(middle) < epsilon { high = middle } else { low = middle }
    }
    return high
  }

  /// The greatest distance from the target at a time and after it.
  private func envelope(way: Double, push: Double, at time: Double) -> Double {
    let rate = dampingRatio * frequency
    if dampingRatio > 1 {
      let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let slow = exp((spread - rate) * time)
      return way * slow * (rate + spread) / (2 * spread) + push * slow / (2 * spread)
    }
    let fall = exp(-rate * time)
    // A sine is at most its argument, and at most one.
    let swing = frequency * max(1 - dampingRatio * dampingRatio, 0).squareRoot()
    let grown = min(1 + rate * time, swing > 0 ? frequency / swing : .infinity)
    let pushed = min(
      rate * time < 1 ? exp(-1) / rate : fall * time, swing > 0 ? fall / swing : .infinity)
    return way * fall * grown + push * pushed
  }

  private var frequency: Double { response > 0 ? 2 * .pi / response : 0 }

  /// A spring that does not overshoot.
  public static var smooth: Spring { smooth() }
  /// A spring that does not overshoot; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that overshoots a little.
  public static var snappy: Spring { snappy() }
  /// A spring that overshoots a little; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that overshoots.
  public static var bouncy: Spring { bouncy() }
  /// A spring that overshoots; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Where a value is that swings from zero to `target`, after a time in seconds.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let (way, push) = shares(at: time)
    var (value, speed) = (target, initialVelocity)
    value.scale(by: way)
    speed.scale(by: push)
    return value + speed
  }

  /// The velocity of a value that swings from zero to `target`, after a time in seconds.
  ///
  /// Source: developer.apple.com/documentation/swiftui/spring.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let (way, push) = rates(at: time)
    var (value, speed) = (target, initialVelocity)
    value.scale(by: way)
    speed.scale(by: push)
    return value + speed
  }

  /// How fast the two shares of `shares(at:)` change after a time.
  private func rates(at time: TimeInterval) -> (way: Double, push: Double) {
    guard frequency > 0, time.isFinite else { return (0, 0) }
    let (time, rate) = (max(time, 0), dampingRatio * frequency)
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let (fall, sine) = (exp(-rate * time), sin(swing * time) / swing)
      return (fall * frequency * frequency * sine, fall * (cos(swing * time) - rate * sine))
    }
    if dampingRatio == 1 {
      let fall = exp(-frequency * time)
      return (fall * frequency * frequency * time, fall * (1 - frequency * time))
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-rate + spread, -rate - spread)
    let (one, other) = (exp(slow * time), exp(fast * time))
    return (
      slow * fast * (one - other) / (slow - fast), (slow * one - fast * other) / (slow - fast)
    )
  }

  /// The share of the way to the target, and the share of the initial velocity, after a time.
  private func shares(at time: TimeInterval) -> (way: Double, push: Double) {
    guard frequency > 0, time.isFinite else { return (1, 0) }
    let (time, rate) = (max(time, 0), dampingRatio * frequency)
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let fall = exp(-rate * time)
      return (
        1 - fall * (cos(swing * time) + rate / swing * sin(swing * time)),
        fall * sin(swing * time) / swing
      )
    }
    if dampingRatio == 1 {
      let fall = exp(-frequency * time)
      return (1 - fall * (1 + frequency * time), fall * time)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-rate + spread, -rate - spread)
    let (one, other) = (exp(slow * time), exp(fast * time))
    return (
      1 - (slow * other - fast * one) / (slow - fast), (one - other) / (slow - fast)
    )
  }
}

extension Animation {
  /// The motion of a spring. The blend duration has no effect: a browser starts each animation
  /// anew.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// The motion of a spring that follows a gesture.
  public static func interactiveSpring(_ spring: Spring, blendDuration: TimeInterval = 0.25)
    -> Animation
  {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// The motion of a spring. It starts at rest, whatever the initial velocity.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0)
    -> Animation
  {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }
}
