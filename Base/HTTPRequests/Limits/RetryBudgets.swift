// A limit on the retries for each host.
import Synchronization

/// A token bucket for each host: a retry takes tokens, a success at the first attempt returns one.
///
/// Retries would triple the load of a service that is down. With an empty bucket, requests fail
/// after their first attempt until the service recovers. The numbers are those of the AWS clients
/// (500, 14, 10, 1).
final class RetryBudgets: Sendable {
  /// The tokens of a full bucket.
  static let capacity = 500
  /// The most buckets that are stored; a full one is not stored.
  static let maxHosts = 1_000

  private let buckets = Mutex<[String: Int]>([:])

  /// Takes the cost of a retry after this failure. Returns false when the host has too few tokens.
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

  /// Returns one token, for a request that succeeded at the first attempt.
  func succeeded(on host: String) {
    buckets.withLock { buckets in
      guard let left = buckets[host] else { return }
      buckets[host] = left + 1 < Self.capacity ? left + 1 : nil
    }
  }

  /// The host's remaining tokens.
  func left(for host: String) -> Int {
    buckets.withLock { $0[host] } ?? Self.capacity
  }

  private static func cost(of error: HTTPError) -> Int {
    if case .timedOut = error { 10 } else { 14 }
  }
}
