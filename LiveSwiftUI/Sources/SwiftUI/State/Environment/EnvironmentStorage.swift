// The storage of the environment: immutable, and shared by equal sequences of changes.

/// The values of an environment, which never change once they are made.
///
/// Changing an environment returns another storage. The original remembers it, so that the same
/// change returns the same storage again: two hundred rows share the one for their font, and a view
/// whose storage is unchanged has inherited nothing new.
final class EnvironmentStorage {
  @exclusivity(unchecked) private(set) var builtIn: BuiltInEnvironment
  private(set) var custom: [ObjectIdentifier: Any] = [:]
  /// Retains the storage this one was made from. Otherwise the next rendering would start from a
  /// new storage and make all others anew.
  private let origin: EnvironmentStorage?
  private var changed: [Change] = []

  /// A change made earlier. The views that use the result keep it alive, and so does the tree until
  /// the end of its render pass.
  private struct Change {
    let key: ObjectIdentifier
    /// The key path, retained so that its address is not reused.
    let path: AnyKeyPath?
    let value: Any
    /// The hash of a tag, of which there may be one for each view; 0 for other values.
    let hash: Int
    weak var result: EnvironmentStorage?
  }

  /// The most changes that are remembered: a list with a selection has a tag for every row, but an
  /// app may set values without end.
  private static let most = 512

  init() {
    builtIn = BuiltInEnvironment()
    origin = nil
  }

  init(_ facts: BuiltInEnvironment, copying other: EnvironmentStorage) {
    self.builtIn = facts
    custom = other.custom
    origin = nil
  }

  private init(changing origin: EnvironmentStorage) {
    builtIn = origin.builtIn
    custom = origin.custom
    self.origin = origin
  }

  /// The storage with `value` at `path`, and with the other values that `change` sets. `change`
  /// must derive them from `value` alone.
  func setting<Value>(
    _ path: WritableKeyPath<BuiltInEnvironment, Value>, _ value: Value,
    _ change: (inout BuiltInEnvironment) -> Void
  ) -> EnvironmentStorage {
    // A key path literal is one object for each occurrence in the source.
    let key = ObjectIdentifier(path)
    if let known = known(key, value) { return known }
    let result = EnvironmentStorage(changing: self)
    change(&result.builtIn)
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

  /// The result of the same change made earlier. The value is stored beside the key because reading
  /// it through the key path took longer than everything else here.
  private func known<Value>(_ key: ObjectIdentifier, _ value: Value) -> EnvironmentStorage? {
    let hash = Self.hash(value)
    for index in changed.indices where changed[index].key == key && changed[index].hash == hash {
      guard let kept = changed[index].value as? Value, isSame(kept, value) else { continue }
      if let result = changed[index].result { return result }
    }
    return nil
  }

  private static func hash<Value>(_ value: Value) -> Int {
    guard Value.self == AnyHashable?.self else { return 0 }
    return (value as? AnyHashable).hashValue
  }

  private func remember<Value>(
    _ result: EnvironmentStorage, _ key: ObjectIdentifier, _ path: AnyKeyPath?, _ value: Value
  ) {
    guard isOnMainActor else { return }
    // Looked through only when their number has doubled: reading weak references takes time.
    if changed.count >= 8, changed.count.nonzeroBitCount == 1 {
      changed.removeAll { $0.result == nil }
    }
    if changed.count == Self.most { changed.removeFirst() }
    changed.append(
      Change(key: key, path: path, value: value, hash: Self.hash(value), result: result))
    // Passed to the tree that is rendering, which shares the main actor with this code.
    nonisolated(unsafe) let result = result
    MainActor.assumeIsolated { Tree.reader?.tree.keepForPass(result) }
  }
}
