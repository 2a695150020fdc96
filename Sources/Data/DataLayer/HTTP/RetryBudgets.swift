// How much trying again each host may still cost.

import Synchronization

/// A bucket of tokens a host: each retry takes some, each clean success gives one back.
///
/// When a service is down for everyone, retries triple its load at the worst moment. With an empty bucket requests
/// fail after their first attempt until the service recovers. The numbers follow the AWS clients (500, 14, 10, 1).
final class RetryBudgets: Sendable {
  /// What a full bucket holds.
  static let capacity = 500
  /// Buckets kept; a full one is not kept at all, so this many hosts would have to fail at the same time.
  static let maxHosts = 1_000

  private let buckets = Mutex<[String: Int]>([:])

  /// Takes what another attempt after this failure costs; `false` when the bucket of the host does not hold it.
  func spend(on host: String, after error: HTTPError) -> Bool {
    let cost = Self.cost(of: error)
    return buckets.withLock { buckets in
      let left = buckets[host] ?? Self.capacity
      guard left >= cost else { return false }
      if buckets[host] == nil, buckets.count >= Self.maxHosts { return false }
      buckets[host] = left - cost
      return true
    }
  }

  /// Gives one token back for a request that succeeded at the first attempt.
  func succeeded(on host: String) {
    buckets.withLock { buckets in
      guard let left = buckets[host] else { return }
      buckets[host] = left + 1 < Self.capacity ? left + 1 : nil
    }
  }

  /// Tokens left for the host.
  func left(for host: String) -> Int {
    buckets.withLock { $0[host] } ?? Self.capacity
  }

  private static func cost(of error: HTTPError) -> Int {
    if case .timedOut = error { 10 } else { 14 }
  }
}
