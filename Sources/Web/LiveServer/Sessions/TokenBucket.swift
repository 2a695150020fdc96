// How many events a browser may send: a bucket that fills with time.

/// A token bucket.
struct TokenBucket {
  private let perSecond: Double
  private let burst: Double
  private var tokens: Double
  private var last: ContinuousClock.Instant

  /// So many a second in the long run, and `burst` at once (twice a second's worth unless told).
  init(perSecond: Double, burst: Double? = nil, now: ContinuousClock.Instant = .now) {
    self.perSecond = perSecond
    self.burst = burst ?? perSecond * 2
    tokens = self.burst
    last = now
  }

  /// Takes `cost` tokens, or says that there are not so many.
  mutating func take(_ cost: Double = 1, now: ContinuousClock.Instant = .now) -> Bool {
    tokens = held(now)
    last = now
    guard tokens >= cost else { return false }
    tokens -= cost
    return true
  }

  /// Whether `take` would succeed now.
  func holds(_ cost: Double = 1, now: ContinuousClock.Instant = .now) -> Bool { held(now) >= cost }

  private func held(_ now: ContinuousClock.Instant) -> Double {
    let passed = last.duration(to: now)
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
    return min(burst, tokens + seconds * perSecond)
  }
}
