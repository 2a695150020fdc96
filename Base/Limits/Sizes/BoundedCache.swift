// A cache of computed results with a bounded size.
import Synchronization

/// Caches values by key, up to a number of bytes, because keys may be texts of any length. A full
/// cache drops all entries; those in frequent use return at once.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entries {
    var values: [Key: Value] = [:]
    var bytes = 0
  }

  /// The bytes of an entry besides its texts.
  private static var overhead: Int { 96 }

  private let limit: Int
  private let size: @Sendable (Key, Value) -> Int
  private let entries = Mutex(Entries())

  /// A cache of at most `bytes`, where `size` are the bytes of the texts in an entry.
  package init(bytes: Int, size: @escaping @Sendable (Key, Value) -> Int = { _, _ in 0 }) {
    limit = bytes
    self.size = size
  }

  /// The bytes of all entries.
  package var bytes: Int { entries.withLock { $0.bytes } }

  /// The cached value for `key`, or else the result of `make`, which is then cached, unless it
  /// would take more than a sixteenth of the room of all.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let known = entries.withLock({ $0.values[key] }) { return known }
    let made = make()
    let bytes = Self.overhead + size(key, made)
    guard bytes <= limit / 16 else { return made }
    entries.withLock { entries in
      if entries.bytes + bytes > limit { entries = Entries() }
      if entries.values.updateValue(made, forKey: key) == nil { entries.bytes += bytes }
    }
    return made
  }
}
