// A limit on the frequency of an operation, with a burst.

/// Allows a burst at once, and after that one operation per interval.
///
/// This is the generic cell rate algorithm: one point in time stands for all earlier uses.
package struct RateLimit: Sendable {
  private let burst: Int
  private let interval: Duration
  /// When the whole burst is available again.
  private(set) var fullAt = Duration.zero

  /// A limit of which nothing is used.
  package init(burst: Int, interval: Duration) {
    self.burst = burst
    self.interval = interval
  }

  /// The wait until the next operation is allowed; zero when it is allowed now.
  package func wait(at now: Duration) -> Duration {
    max(.zero, fullAt - interval * (burst - 1) - now)
  }

  /// Counts an operation.
  package mutating func take(at now: Duration) {
    fullAt = max(fullAt, now) + interval
  }
}
