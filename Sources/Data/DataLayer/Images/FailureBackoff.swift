// Which pictures failed lately, and how long each is left alone.

import Foundation

/// Remembers failures: a picture that is wrong rests 60 s, then twice as long each time up to an hour.
///
/// A network that is away says nothing about the picture, so that rests 5 s only, however often.
struct FailureBackoff {
  private struct Failure {
    var times: Int
    var until: Duration
  }

  static let networkRest = Duration.seconds(5)
  /// Addresses remembered; of more, the longest unused is forgotten.
  static let maxRemembered = 5_000

  private var failures = LRUList<String, Failure>()

  /// How long the picture still rests, or nil when it may be asked for.
  func rest(of key: String, now: Duration) -> Duration? {
    guard let failure = failures.peek(key), failure.until > now else { return nil }
    return failure.until - now
  }

  /// Takes note of a failure.
  mutating func failed(_ key: String, _ error: ImageError, now: Duration) {
    let times = failures.peek(key)?.times ?? 0
    switch error {
    case .cancelled, .badAddress, .broken, .silentHost, .unavailable(.cancelled):
      return
    case .unavailable(.unreachable), .unavailable(.timedOut):
      failures.insert(key, Failure(times: times, until: now + Self.networkRest), weight: 1)
    case .unavailable, .notAnImage:
      let rest = Duration.rest(after: times)
      failures.insert(key, Failure(times: times + 1, until: now + rest), weight: 1)
    }
    _ = failures.trim(to: Self.maxRemembered)
  }

  /// Forgets the failures of a picture that has come.
  mutating func succeeded(_ key: String) {
    failures.remove(key)
  }
}

extension Duration {
  /// How long to leave alone what has rested so many times before: 60 s, then twice as long each
  /// time up to an hour.
  static func rest(after times: Int) -> Duration {
    min(.seconds(3_600), .seconds(60) * (1 << min(times, 6)))
  }
}
