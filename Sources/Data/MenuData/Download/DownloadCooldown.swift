// The time after a download in which the menu counts as new and no other download starts.
import DataLayer
import RateLimiting
import Synchronization

/// Allows a complete download at most once a minute, however often people ask.
///
/// Only successful downloads count: a failed one may be retried at once.
final class DownloadCooldown: Sendable {
  /// The minimum time from the end of a download to the next one.
  static let time = Duration.seconds(60)

  private let limit = Mutex(RateLimit(burst: 1, interval: DownloadCooldown.time))
  private let time: AnyClock

  /// Starts without a download.
  init(_ clock: any Clock<Duration>) { time = AnyClock(clock) }

  /// Records a successful download.
  func begin() { limit.withLock { $0.take(at: time.now()) } }

  /// Whether a download has succeeded in the last minute.
  var isOn: Bool { limit.withLock { $0.wait(at: time.now()) > .zero } }
}
