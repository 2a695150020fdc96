// The limit on the time of the shared thread that a session may use.
import Foundation
import Limits
import SwiftUI

/// Time on the main actor that a session has used and not yet paid for.
///
/// All sessions render on one thread. A pass is charged when it ends, and the debt decreases over
/// time. While the debt exceeds `burst`, the session's next event waits; other sessions do not.
struct RenderDebt {
  /// The longest wait of an event, so that one slow pass does not stop a page for minutes.
  static let longestWait = Duration.seconds(5)

  private var limit: RateLimit

  /// No debt. `share` is in seconds of the thread per second, `burst` in seconds.
  init(share: Double, burst: Double) { limit = RateLimit(burst: burst, perSecond: share) }

  /// Adds the duration of a pass that ended `now`.
  mutating func charge(_ time: Duration, now: ContinuousClock.Instant) {
    limit.take(time / .seconds(1), at: now.uptime, waitingAtMost: Self.longestWait)
  }

  /// How long the next event waits.
  func wait(now: ContinuousClock.Instant) -> Duration { limit.wait(for: 0, at: now.uptime) }
}

/// The clock of sessions, replaceable in tests.
struct SessionClock: Sendable {
  var now: @Sendable () -> ContinuousClock.Instant = { .now }
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// The time that the calling thread has computed. A pass is charged by it, so that nobody pays
  /// for the time in which other processes had the processor.
  var computed: @Sendable () -> Duration = {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension ContinuousClock.Instant {
  private static let origin = ContinuousClock.now

  /// The time since a fixed point of this process, as rate limits take it.
  var uptime: Duration { Self.origin.duration(to: self) }
}
