// Results that are asked for again and again, kept up to a number of them.
import Synchronization

/// Remembers what was made for a key. When it is full it forgets everything: what is asked for
/// often comes back at once.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let values = Mutex<[Key: Value]>([:])

  /// A cache of at most so many values.
  init(limit: Int) { self.limit = limit }

  /// What was made for `key` before, or else what `make` makes now.
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
