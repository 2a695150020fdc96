// The storage of the environment: immutable, and shared by all that changed the same in the same
// way.

/// The values of an environment, which never change once they are made.
///
/// A changed environment is another storage. The original remembers it, so that the same change
/// gives the same storage again: two hundred rows share the one that their fonts make, and a view
/// whose storage is the one of last time inherits nothing new.
final class EnvironmentStorage {
  @exclusivity(unchecked) private(set) var facts: EnvironmentFacts
  private(set) var custom: [ObjectIdentifier: Any] = [:]
  /// Keeps the way here alive, or the next rendering would make another storage at its end.
  private let origin: EnvironmentStorage?
  private var changed: [Change] = []

  /// A change that was made before. What came of it is kept alive by those who use it, and by the
  /// tree until the end of its turn.
  private struct Change {
    let key: ObjectIdentifier
    /// The key path, whose address no other one may get meanwhile.
    let path: AnyKeyPath?
    let value: Any
    weak var result: EnvironmentStorage?
  }

  /// How many changes are remembered. Views make few, but an app may set values without end.
  private static let most = 64

  init() {
    facts = EnvironmentFacts()
    origin = nil
  }

  init(_ facts: EnvironmentFacts, copying other: EnvironmentStorage) {
    self.facts = facts
    custom = other.custom
    origin = nil
  }

  private init(changing origin: EnvironmentStorage) {
    facts = origin.facts
    custom = origin.custom
    self.origin = origin
  }

  /// The storage with `value` at `path` and whatever else `change` sets, which must follow from
  /// `value`.
  func setting<Value>(
    _ path: WritableKeyPath<EnvironmentFacts, Value>, _ value: Value,
    _ change: (inout EnvironmentFacts) -> Void
  ) -> EnvironmentStorage {
    // A literal of a key path is one object at each place of the source.
    let key = ObjectIdentifier(path)
    if let known = known(key, value) { return known }
    let result = EnvironmentStorage(changing: self)
    change(&result.facts)
    remember(result, key, path, value)
    return result
  }

  /// The storage with `value` under an app's own key.
  func setting<Key, Value>(_ type: Key.Type, _ value: Value) -> EnvironmentStorage {
    let key = ObjectIdentifier(type)
    if let known = known(key, value) { return known }
    let result = EnvironmentStorage(changing: self)
    result.custom[key] = value
    remember(result, key, nil, value)
    return result
  }

  /// What came of the same change before. Its value lies beside the key, as reading it through the
  /// key path took longer than all else here.
  private func known<Value>(_ key: ObjectIdentifier, _ value: Value) -> EnvironmentStorage? {
    for index in changed.indices where changed[index].key == key {
      guard let kept = changed[index].value as? Value, isSame(kept, value) else { continue }
      if let result = changed[index].result { return result }
    }
    return nil
  }

  private func remember(
    _ result: EnvironmentStorage, _ key: ObjectIdentifier, _ path: AnyKeyPath?, _ value: Any
  ) {
    guard isOnMainActor else { return }
    changed.removeAll { $0.result == nil }
    if changed.count == Self.most { changed.removeFirst() }
    changed.append(Change(key: key, path: path, value: value, result: result))
    // Handed to the tree that is rendering, on the main actor where this is.
    nonisolated(unsafe) let result = result
    MainActor.assumeIsolated { Tree.reader?.tree.keepForTurn(result) }
  }
}
