// The limits on new sessions, each of which renders a whole page: for each browser and each peer.
import Limits

/// Decides whether a request or a hello may make a new session.
///
/// The cookie identifies a browser. Cookies cost nothing, so peers are limited too, but generously,
/// because all browsers behind a proxy are one peer.
struct PageLimiter {
  /// The most browsers, and the most peers, that are remembered. Beyond it, the one with the oldest
  /// request is forgotten.
  static let rememberedLimit = 1_024

  private var browsers: KeyedRateLimits<String>
  private var peers: KeyedRateLimits<String>

  init(limits: SessionLimits) {
    browsers = KeyedRateLimits(
      RateLimit(burst: limits.pageBurst, perSecond: limits.pagesPerSecond),
      remembering: Self.rememberedLimit)
    peers = KeyedRateLimits(
      RateLimit(burst: limits.peerPageBurst, perSecond: limits.peerPagesPerSecond),
      remembering: Self.rememberedLimit)
  }

  /// The number of browsers and peers remembered now.
  var count: Int { browsers.count + peers.count }

  /// Takes one page from the limits of the browser, if it has a cookie, and of the peer. Returns
  /// false, without taking any, when either has none left.
  mutating func take(
    browser: String?, peer: String, now: ContinuousClock.Instant
  ) -> Bool {
    let (peer, now) = (AttemptLimiter.name(of: peer), now.uptime)
    guard peers.allows(peer, at: now), browser.map({ browsers.allows($0, at: now) }) ?? true else {
      return false
    }
    peers.take(peer, at: now)
    if let browser { browsers.take(browser, at: now) }
    return true
  }
}
