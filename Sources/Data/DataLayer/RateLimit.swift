// A limit on how often something may be done, with a burst.

/// Allows a burst at once, and after that one time an interval.
///
/// This is the generic cell rate algorithm: one point in time stands for all earlier uses.
package struct RateLimit: Sendable {
  private let burst: Int
  private let interval: Duration
  /// When the whole burst is allowed again.
  private(set) var fullAt = Duration.zero

  /// A limit that nothing was taken from.
  package init(burst: Int, interval: Duration) {
    self.burst = burst
    self.interval = interval
  }

  /// How long to wait until one more is allowed; zero when it is allowed now.
  package func wait(at now: Duration) -> Duration {
    max(.zero, fullAt - interval * (burst - 1) - now)
  }

  /// Counts one that is done now.
  package mutating func take(at now: Duration) {
    fullAt = max(fullAt, now) + interval
  }
}
