// How fast pages are asked for: fewer at a time when the service says it is too much, and not at all while it says wait.
import Foundation

/// The pacer of a download: slowed to half by every refusal, quickened by one after a run of pages that came.
struct RequestPacer: Sendable, Equatable {
  /// Pages in flight at the same time.
  private(set) var width: Int
  private let widest: Int
  /// Refusals since the last page that came.
  private(set) var refusals = 0
  private var pagesSince = 0

  /// Pages that must come before one more is asked at a time.
  static let run = 20
  /// The longest wait that is obeyed; a service that wants to be left alone longer is told of as failed.
  static let longestWait = Duration.seconds(600)
  /// Refusals in a row before the download is given up.
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

  /// How long to wait after the service said that it is too much; nil when that is too long or was said too often.
  ///
  /// Without a `Retry-After` 1 s, doubled by each refusal in a row, up to a minute: the budget of the service is one a minute.
  mutating func wait(asked: Duration?) -> Duration? {
    width = max(1, width / 2)
    pagesSince = 0
    refusals += 1
    guard refusals <= Self.maxRefusals else { return nil }
    let usual = Duration.seconds(min(60, 1 << (refusals - 1)))
    // A `Retry-After: 0` is no reason to hammer.
    let wait = max(.seconds(1), asked ?? usual)
    return wait <= Self.longestWait ? wait : nil
  }
}
