// The number of concurrent page requests, and the wait after a refusal.
import Foundation

/// The concurrency of a download: halved by a refusal, raised by one after a run of pages.
struct RequestPacer: Sendable, Equatable {
  /// The most requests in flight.
  private(set) var width: Int
  private let widest: Int
  /// The number of refusals since the last received page.
  private(set) var refusals = 0
  private var pagesSince = 0

  /// The number of pages after which the width is raised.
  static let run = 20
  /// The longest wait. A service that asks for a longer one counts as failed.
  static let longestWait = Duration.seconds(600)
  /// The number of successive refusals after which the download fails.
  static let maxRefusals = 8

  init(widest: Int) {
    self.widest = max(1, widest)
    width = self.widest
  }

  mutating func pageCame() {
    refusals = 0
    pagesSince += 1
    guard pagesSince >= Self.run else { return }
    pagesSince = 0
    width = min(widest, width + 1)
  }

  /// The wait after a refusal; nil when it is too long or the refusals are too many.
  ///
  /// Without a `Retry-After` it is 1 s, doubled by each successive refusal up to a minute, because
  /// the service's limit applies per minute.
  mutating func wait(asked: Duration?) -> Duration? {
    width = max(1, width / 2)
    pagesSince = 0
    refusals += 1
    guard refusals <= Self.maxRefusals else { return nil }
    let usual = Duration.seconds(min(60, 1 << (refusals - 1)))
    // A `Retry-After: 0` must not cause requests without a pause.
    let wait = max(.seconds(1), asked ?? usual)
    return wait <= Self.longestWait ? wait : nil
  }
}
