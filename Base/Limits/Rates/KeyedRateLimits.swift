// The same limit for each of many users, of whom a bounded number is remembered.

/// A rate limit for each key. Beyond a number of keys, the one with the oldest use is forgotten.
package struct KeyedRateLimits<Key: Hashable & Sendable>: Sendable {
  private let unused: RateLimit
  private let most: Int
  private var used: [Key: (limit: RateLimit, lastUse: Int)] = [:]
  private var uses = 0

  /// Limits of which nothing is used. At most `most` keys are remembered.
  package init(_ limit: RateLimit, remembering most: Int) {
    unused = limit
    self.most = most
  }

  /// The number of keys remembered now.
  package var count: Int { used.count }

  /// Whether a use of `key` is allowed now.
  package func allows(_ key: Key, at now: Duration) -> Bool {
    (used[key]?.limit ?? unused).wait(at: now) == .zero
  }

  /// Counts a use of `key`.
  package mutating func take(_ key: Key, at now: Duration) {
    var limit = used[key]?.limit ?? unused
    limit.take(at: now)
    uses += 1
    used[key] = (limit, uses)
    guard used.count > most, let oldest = used.min(by: { $0.value.lastUse < $1.value.lastUse })
    else { return }
    used[oldest.key] = nil
  }
}
