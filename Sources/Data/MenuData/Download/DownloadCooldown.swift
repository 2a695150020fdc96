// The pause between two downloads.
import DataLayer
import Limits
import Synchronization

/// Keeps a second between a download and the next one, however often people ask.
///
/// Only successful downloads count: a failed one may be retried at once.
final class DownloadCooldown: Sendable {
  private let limit = Mutex(RateLimit(burst: 1, interval: ListPace.interval))
  private let time: AnyClock

  /// Starts without a download.
  init(_ clock: any Clock<Duration>) { time = AnyClock(clock) }

  /// Records a successful download.
  func begin() { limit.withLock { $0.take(at: time.now()) } }

  /// Returns when a second has passed since the last download, or when its task is cancelled.
  func wait() async {
    let wait = limit.withLock { $0.wait(at: time.now()) }
    if wait > .zero { _ = await time.sleep(wait) }
  }
}
