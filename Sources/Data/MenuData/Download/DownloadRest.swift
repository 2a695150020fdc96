// The time after a download in which the menu counts as new, so that no other is begun.
import DataLayer
import Synchronization

/// Lets a whole menu be downloaded at most once in a minute, however fast people ask.
///
/// Only downloads that succeeded count: a failed one may be tried again at once.
final class DownloadRest: Sendable {
  /// The least time from the end of a download to the next one.
  static let time = Duration.seconds(60)

  private let limit = Mutex(RateLimit(burst: 1, interval: DownloadRest.time))
  private let time: AnyClock

  /// No download yet.
  init(_ clock: any Clock<Duration>) { time = AnyClock(clock) }

  /// A download has succeeded.
  func begin() { limit.withLock { $0.take(at: time.now()) } }

  /// Whether a download has succeeded in the last minute.
  var isOn: Bool { limit.withLock { $0.wait(at: time.now()) > .zero } }
}
