// A cache of computed results with a bounded number of entries.
import Synchronization

/// Caches values by key. A full cache drops all entries; those in frequent use return at once.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let values = Mutex<[Key: Value]>([:])

  /// A cache of at most `limit` values.
  init(limit: Int) { self.limit = limit }

  /// The cached value for `key`, or else the result of `make`, which is then cached.
  func value(for key: Key, make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make()
    values.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[key] = made
    }
    return made
  }
}
