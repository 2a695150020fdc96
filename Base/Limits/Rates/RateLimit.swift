// A limit on the rate of an operation, with a burst.

/// Allows a burst at once, and after that a steady rate.
///
/// This is the generic cell rate algorithm: one point in time stands for all earlier uses. A use
/// may cost any number of units. Times are durations since a fixed point that the caller chooses.
package struct RateLimit: Sendable {
  private let burst: Double
  private let interval: Duration
  /// When the whole burst is available again; nil while nothing was used.
  package private(set) var fullAt: Duration?

  /// A limit of which nothing is used: `burst` units at once, then one per `interval`.
  package init(burst: Double, interval: Duration) {
    self.burst = burst
    self.interval = interval
  }

  /// A limit of which nothing is used: `burst` units at once, then so many a second.
  package init(burst: Double, perSecond: Double) {
    self.init(burst: burst, interval: .seconds(1 / max(perSecond, 1e-9)))
  }

  /// The wait until a use is allowed; zero when it is allowed now.
  package func wait(for cost: Double = 1, at now: Duration) -> Duration {
    max(.zero, full(from: now) - interval * (burst - cost) - now)
  }

  /// Counts a use, whether it was allowed or not. Afterwards, a use of no cost waits no longer than
  /// `longest`, if there is one.
  package mutating func take(
    _ cost: Double = 1, at now: Duration, waitingAtMost longest: Duration? = nil
  ) {
    let full = full(from: now) + interval * cost
    fullAt = longest.map { min(full, now + interval * burst + $0) } ?? full
  }

  /// Counts a use if it is allowed now. Returns whether it is.
  package mutating func takeIfAllowed(_ cost: Double = 1, at now: Duration) -> Bool {
    guard wait(for: cost, at: now) == .zero else { return false }
    take(cost, at: now)
    return true
  }

  private func full(from now: Duration) -> Duration { fullAt.map { max($0, now) } ?? now }
}
