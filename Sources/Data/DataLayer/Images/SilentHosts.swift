// Which hosts of pictures say nothing, and how long each is left alone.

/// Remembers silences: a host that was silent three times in a row rests as a broken picture does,
/// 60 s at first.
///
/// Each silent picture holds one of the few places for downloads until its time is up; a page of
/// them would keep the pictures of that host, and of all others, waiting for minutes.
struct SilentHosts {
  private struct Silence {
    /// Pictures in a row that did not come in time.
    var inARow = 0
    /// How often the host has rested since it last said something.
    var rests = 0
    /// When it last began to rest, and when that ends.
    var rest: Range<Duration>?
  }

  /// Silent pictures in a row after which a host rests.
  static let mostInARow = 3
  /// Hosts remembered; of more, the one that was silent longest ago is forgotten.
  static let maxRemembered = 1_000

  private var silences = LRUList<String, Silence>()

  /// How many hosts are remembered.
  var count: Int { silences.count }

  /// How long the host still rests, or nil when it may be asked.
  func rest(of host: String, now: Duration) -> Duration? {
    guard let rest = silences.peek(host)?.rest, rest.upperBound > now else { return nil }
    return rest.upperBound - now
  }

  /// Takes note of what became of a picture that was asked for at `start`.
  mutating func ended(
    _ host: String, _ result: Result<CachedImage, ImageError>, start: Duration, now: Duration
  ) {
    switch result {
    case .failure(.unavailable(.timedOut)): wasSilent(host, since: start, now: now)
    case .failure(.cancelled), .failure(.unavailable(.cancelled)),
      // A refused connection costs no time, and says nothing of the host when the network is away.
      .failure(.unavailable(.unreachable)), .failure(.unavailable(.badAddress)),
      .failure(.badAddress), .failure(.broken), .failure(.silentHost):
      break
    case .success, .failure(.unavailable), .failure(.notAnImage): silences.remove(host)
    }
  }

  private mutating func wasSilent(_ host: String, since start: Duration, now: Duration) {
    var silence = silences.peek(host) ?? Silence()
    // Asked before the host began to rest: part of the same silence.
    if let rest = silence.rest, start <= rest.lowerBound { return }
    silence.inARow += 1
    if silence.inARow >= Self.mostInARow {
      silence.rest = now..<now + .rest(after: silence.rests)
      silence.rests += 1
    }
    silences.insert(host, silence, weight: 1)
    _ = silences.trim(to: Self.maxRemembered)
  }
}
