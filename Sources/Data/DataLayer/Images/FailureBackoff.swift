// Which pictures failed recently, and how long each is not requested again.
import Foundation

/// Exponential backoff for pictures: 60 s after a failure, doubled each time, an hour at most.
///
/// An unreachable network says nothing about the picture. After that the pause is 5 s each time.
struct FailureBackoff {
  private struct Failure {
    /// How many pauses of the doubling kind it had.
    var times: Int
    /// When the pause ends.
    var until: Duration
  }

  /// The pause after a failure of the network.
  static let networkPause = Duration.seconds(5)
  /// The most pictures that are stored; of more, the one that failed longest ago is dropped.
  static let maxRemembered = 5_000

  private var failures = LRUList<String, Failure>()

  /// The rest of the picture's pause; nil when it may be requested.
  func remainingPause(of key: String, now: Duration) -> Duration? {
    guard let failure = failures.peek(key), failure.until > now else { return nil }
    return failure.until - now
  }

  /// Begins a pause after a failure.
  mutating func failed(_ key: String, _ error: ImageError, now: Duration) {
    let times = failures.peek(key)?.times ?? 0
    switch error {
    case .cancelled, .badAddress, .broken, .silentHost, .unavailable(.cancelled):
      return
    case .unavailable(.unreachable), .unavailable(.timedOut):
      failures.insert(key, Failure(times: times, until: now + Self.networkPause), weight: 1)
    case .unavailable, .notAnImage, .tooManyPixels, .cutOff:
      let pause = Duration.pause(after: times)
      failures.insert(key, Failure(times: times + 1, until: now + pause), weight: 1)
    }
    _ = failures.trim(to: Self.maxRemembered)
  }

  /// Removes the failures of a picture that was loaded.
  mutating func succeeded(_ key: String) {
    failures.remove(key)
  }
}

extension Duration {
  /// The pause after this many earlier ones: 60 s, doubled each time, an hour at most.
  static func pause(after times: Int) -> Duration {
    min(.seconds(3_600), .seconds(60) * (1 << min(times, 6)))
  }
}
