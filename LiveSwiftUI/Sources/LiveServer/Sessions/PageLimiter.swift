// The limits on new sessions, each of which renders a whole page: for each browser and each peer.

/// Decides whether a request or a hello may make a new session.
///
/// The cookie identifies a browser. Cookies cost nothing, so peers are limited too, but generously,
/// because all browsers behind a proxy are one peer.
struct PageLimiter {
  /// The most browsers, and the most peers, that are remembered. Beyond it, the one with the oldest
  /// request is forgotten.
  static let rememberedLimit = 1_024

  private struct Buckets {
    let perSecond: Double
    let burst: Double
    var all: [String: (bucket: TokenBucket, lastUse: Int)] = [:]
    var uses = 0

    func bucket(of name: String, now: ContinuousClock.Instant) -> TokenBucket {
      all[name]?.bucket ?? TokenBucket(perSecond: perSecond, burst: burst, now: now)
    }

    mutating func take(_ name: String, now: ContinuousClock.Instant) {
      var bucket = bucket(of: name, now: now)
      _ = bucket.take(now: now)
      uses += 1
      all[name] = (bucket, uses)
      guard all.count > PageLimiter.rememberedLimit,
        let oldest = all.min(by: { $0.value.lastUse < $1.value.lastUse })
      else { return }
      all[oldest.key] = nil
    }
  }

  private var browsers: Buckets
  private var peers: Buckets

  init(limits: SessionLimits) {
    browsers = Buckets(perSecond: limits.pagesPerSecond, burst: limits.pageBurst)
    peers = Buckets(perSecond: limits.peerPagesPerSecond, burst: limits.peerPageBurst)
  }

  /// The number of browsers and peers remembered now.
  var count: Int { browsers.all.count + peers.all.count }

  /// Takes one page from the limits of the browser, if it has a cookie, and of the peer. Returns
  /// false, without taking any, when either has none left.
  mutating func take(
    browser: String?, peer: String, now: ContinuousClock.Instant
  ) -> Bool {
    let peer = AttemptLimiter.name(of: peer)
    guard peers.bucket(of: peer, now: now).holds(now: now),
      browser.map({ browsers.bucket(of: $0, now: now).holds(now: now) }) ?? true
    else { return false }
    peers.take(peer, now: now)
    if let browser { browsers.take(browser, now: now) }
    return true
  }
}
