// Which hosts of pictures do not answer, and how long each gets no requests.

/// A circuit breaker for each host: it opens after three timeouts in a row, for 60 s at first.
///
/// A request without an answer holds one of the few permits for downloads until its deadline. A
/// page of such pictures would delay all other pictures for minutes.
struct SilentHosts {
  private struct Silence {
    /// How many requests in a row timed out.
    var inARow = 0
    /// How many pauses the host had since its last answer.
    var pauses = 0
    /// When its last pause begins and ends.
    var pause: Range<Duration>?
  }

  /// The number of timeouts in a row that begins a pause.
  static let mostInARow = 3
  /// The most hosts that are stored; of more, the one that timed out longest ago is dropped.
  static let maxRemembered = 1_000

  private var silences = LRUList<String, Silence>()

  /// How many hosts are stored.
  var count: Int { silences.count }

  /// The rest of the host's pause; nil when it may get a request.
  func remainingPause(of host: String, now: Duration) -> Duration? {
    guard let pause = silences.peek(host)?.pause, pause.upperBound > now else { return nil }
    return pause.upperBound - now
  }

  /// Counts the result of a request that was sent at `start`.
  mutating func ended(
    _ host: String, _ result: Result<CachedImage, ImageError>, start: Duration, now: Duration
  ) {
    switch result {
    case .failure(.unavailable(.timedOut)): timedOut(host, since: start, now: now)
    case .failure(.cancelled), .failure(.unavailable(.cancelled)),
      // A refused connection costs no time, and an unreachable network says nothing about the host.
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
    // A request that was sent before the pause began belongs to the timeouts that caused it.
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
