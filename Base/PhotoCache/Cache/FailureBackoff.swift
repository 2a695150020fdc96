// The pictures that failed recently, and how long each is not requested again.
import Foundation
import HTTPRequests

/// Exponential backoff for pictures: 60 s after a failure, doubled each time, at most an hour.
///
/// A failure of the network is not the picture's fault; the pause is then always 5 s.
struct FailureBackoff {
  private struct Failure {
    /// The number of previous doubling pauses.
    var times: Int
    /// When the pause ends.
    var until: Duration
  }

  /// The pause after a network failure.
  static let networkPause = Duration.seconds(5)
  /// The most pictures that are remembered. Beyond it, the oldest failure is dropped.
  static let maxRemembered = 5_000

  private var failures = LRUList<String, Failure>()

  /// The rest of the picture's pause; nil when it may be requested.
  func remainingPause(of key: String, now: Duration) -> Duration? {
    guard let failure = failures.peek(key), failure.until > now else { return nil }
    return failure.until - now
  }

  /// Starts a pause after a failure.
  mutating func failed(_ key: String, _ error: ImageError, now: Duration) {
    let times = failures.peek(key)?.times ?? 0
    switch error {
    case .cancelled, .badAddress, .broken, .silentHost, .unavailable(.cancelled):
      return
    case .unavailable(.unreachable), .unavailable(.timedOut):
      failures.insert(key, Failure(times: times, until: now + Self.networkPause), weight: 1)
    case .unavailable, .notAnImage, .tooManyPixels, .cutOff:
      return failed(key, now: now)
    }
    _ = failures.trim(to: Self.maxRemembered)
  }

  /// Starts a doubling pause.
  mutating func failed(_ key: String, now: Duration) {
    let times = failures.peek(key)?.times ?? 0
    let pause = Duration.pause(after: times)
    failures.insert(key, Failure(times: times + 1, until: now + pause), weight: 1)
    _ = failures.trim(to: Self.maxRemembered)
  }

  /// Removes the failures of a picture that was loaded.
  mutating func succeeded(_ key: String) {
    failures.remove(key)
  }
}

extension Duration {
  /// The pause after this many earlier ones: 60 s, doubled each time, at most an hour.
  static func pause(after times: Int) -> Duration {
    min(.seconds(3_600), .seconds(60) * (1 << min(times, 6)))
  }
}
