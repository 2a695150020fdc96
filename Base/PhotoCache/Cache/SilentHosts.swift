// The picture hosts that do not respond, and how long each gets no requests.
import HTTPRequests

/// A circuit breaker for each host: it opens after three successive timeouts, for 60 s at first.
///
/// A request without an answer keeps one of the few download permits until its deadline. A page of
/// such pictures would delay all other pictures for minutes.
struct SilentHosts {
  private struct Silence {
    /// The number of successive timeouts.
    var inARow = 0
    /// The number of pauses since the host's last answer.
    var pauses = 0
    /// The start and the end of its last pause.
    var pause: Range<Duration>?
  }

  /// The number of successive timeouts that starts a pause.
  static let mostInARow = 3
  /// The most hosts that are remembered. Beyond it, the oldest timeout is dropped.
  static let maxRemembered = 1_000

  private var silences = LRUList<String, Silence>()

  /// The number of remembered hosts.
  var count: Int { silences.count }

  /// The rest of the host's pause; nil when it may get a request.
  func remainingPause(of host: String, now: Duration) -> Duration? {
    guard let pause = silences.peek(host)?.pause, pause.upperBound > now else { return nil }
    return pause.upperBound - now
  }

  /// Counts the result of a request that was sent at `start`.
  mutating func ended(
    _ host: String, _ result: Result<ImageCache.Answer, ImageError>, start: Duration, now: Duration
  ) {
    switch result {
    case .failure(.unavailable(.timedOut)): timedOut(host, since: start, now: now)
    case .failure(.cancelled), .failure(.unavailable(.cancelled)),
      // A refused connection costs no time, and an unreachable network is not the host's fault.
      .failure(.unavailable(.unreachable)), .failure(.unavailable(.badAddress)),
      .failure(.badAddress), .failure(.broken), .failure(.silentHost):
      break
    case .success, .failure(.unavailable), .failure(.notAnImage), .failure(.tooManyPixels),
      .failure(.cutOff):
      silences.remove(host)
    }
  }

  private mutating func timedOut(_ host: String, since start: Duration, now: Duration) {
    var silence = silences.peek(host) ?? Silence()
    // A request that was sent before the pause belongs to the timeouts that caused it.
    if let pause = silence.pause, start <= pause.lowerBound { return }
    silence.inARow += 1
    if silence.inARow >= Self.mostInARow {
      silence.pause = now..<now + .pause(after: silence.pauses)
      silence.pauses += 1
    }
    silences.insert(host, silence, weight: 1)
    _ = silences.trim(to: Self.maxRemembered)
  }
}
