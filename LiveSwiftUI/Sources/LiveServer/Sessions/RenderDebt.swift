// The limit on the time of the shared thread that a session may use.
import SwiftUI

/// Time on the main actor that a session has used and not yet paid for.
///
/// All sessions render on one thread. A turn is charged when it ends, and the debt decreases over
/// time. While the debt exceeds `burst`, the session's next event waits; other sessions do not.
struct RenderDebt {
  /// The longest wait of an event, so that one slow turn does not stop a page for minutes.
  static let longestWait = 5.0

  private let share: Double
  private let burst: Double
  private var debt = 0.0
  private var last: ContinuousClock.Instant

  /// No debt. `share` is in seconds of the thread per second, `burst` in seconds.
  init(share: Double, burst: Double, now: ContinuousClock.Instant) {
    self.share = share
    self.burst = burst
    last = now
  }

  /// Adds the duration of a turn that ended `now`.
  mutating func charge(_ time: Duration, now: ContinuousClock.Instant) {
    debt = min(owed(now) + time / .seconds(1), burst + share * Self.longestWait)
    last = now
  }

  /// How long the next event waits.
  func wait(now: ContinuousClock.Instant) -> Duration {
    let excess = owed(now) - burst
    return .bounded(seconds: excess / share)
  }

  private func owed(_ now: ContinuousClock.Instant) -> Double {
    max(0, debt - share * (last.duration(to: now) / .seconds(1)))
  }
}

/// The clock of sessions, replaceable in tests.
struct SessionClock: Sendable {
  var now: @Sendable () -> ContinuousClock.Instant = { .now }
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}
