// The limits on attempts at the access code: for each peer, and for all together.
import Limits
import WebServer

/// Decides which attempts are compared with the code.
///
/// Attempts of a peer with tokens are always compared, so wrong codes from other addresses lock
/// nobody out. A right code takes no token. Peers without tokens share one bucket. It is large
/// enough for people behind the same proxy as an attacker, and small enough against guessing: at a
/// hundred a second, trying half of the codes that the server makes takes a hundred million years,
/// and half of the twelve-digit codes 160 years.
struct AttemptLimiter {
  /// The result of one attempt.
  enum Verdict { case right, wrong, tooMany }

  /// The most peers that are remembered. Beyond it, the peer whose last wrong code is oldest is
  /// forgotten.
  static let peerLimit = 1_024

  // A burst of ten wrong codes, then twelve a minute.
  private var peers = KeyedRateLimits<String>(
    RateLimit(burst: 10, perSecond: 0.2), remembering: peerLimit)
  private var common: RateLimit

  /// A limiter without attempts so far. `workers` processes share the limit for all peers.
  init(workers: Int = 1) {
    let share = 100 / Double(max(1, workers))
    common = RateLimit(burst: share, perSecond: share)
  }

  /// How many peers are remembered now.
  var count: Int { peers.count }

  /// Judges one attempt. Without a `peer`, the attempt uses the shared bucket. `isRight` is called
  /// at most once.
  mutating func verdict(
    from peer: String?, now: ContinuousClock.Instant, isRight: () -> Bool
  ) -> Verdict {
    guard let name = peer.map(Self.name), peers.allows(name, at: now.uptime) else {
      return common.takeIfAllowed(at: now.uptime) && isRight() ? .right : .tooMany
    }
    if isRight() { return .right }
    peers.take(name, at: now.uptime)
    return .wrong
  }

  /// The key that a peer is remembered by.
  static func name(of peer: String) -> String { PeerName.of(peer) }
}
