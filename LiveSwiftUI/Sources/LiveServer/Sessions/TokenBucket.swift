// The limit on how many events a browser may send.

/// A token bucket: it refills over time, and each event takes tokens.
struct TokenBucket {
  private let perSecond: Double
  private let burst: Double
  private var tokens: Double
  private var last: ContinuousClock.Instant

  /// A full bucket of `burst` tokens (two seconds' worth by default), refilled at `perSecond`.
  init(perSecond: Double, burst: Double? = nil, now: ContinuousClock.Instant = .now) {
    self.perSecond = perSecond
    self.burst = burst ?? perSecond * 2
    tokens = self.burst
    last = now
  }

  /// Takes `cost` tokens. Returns false, without taking any, when there are fewer.
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
