// How many events a browser may send: a bucket that fills with time.

/// A token bucket: so many a second, with a burst of twice that.
struct Allowance {
  private let perSecond: Double
  private var tokens: Double
  private var last: ContinuousClock.Instant

  init(perSecond: Double, now: ContinuousClock.Instant = .now) {
    self.perSecond = perSecond
    tokens = perSecond * 2
    last = now
  }

  /// Takes one token, or says that there is none.
  mutating func takeOne(now: ContinuousClock.Instant = .now) -> Bool {
    let passed = last.duration(to: now)
    last = now
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
    tokens = min(perSecond * 2, tokens + seconds * perSecond)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
