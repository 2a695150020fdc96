// Springs by their physics, and those that follow a finger.
import Foundation

extension Animation {
  /// A spring that follows a gesture; 0.15 seconds.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  /// A spring that keeps its speed when its target changes; 0.5 seconds.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring that follows a gesture, with a response in seconds and a damping fraction, 1 for no
  /// bounce. The blend duration has no effect: a browser starts each animation anew.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }

  /// A spring that follows a gesture; the duration is in seconds. The blend duration has no effect.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring with a duration in seconds and a bounce from 0 to 1. It starts at rest, whatever the
  /// initial velocity.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  /// A spring by its physics: it lasts as long as one swing without damping. It starts at rest,
  /// whatever the initial velocity.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    guard mass > 0, stiffness > 0 else { return spring(duration: 0, bounce: 0) }
    let damped = damping / (2 * (stiffness * mass).squareRoot())
    return spring(duration: 2 * .pi * (mass / stiffness).squareRoot(), bounce: 1 - damped)
  }
}
