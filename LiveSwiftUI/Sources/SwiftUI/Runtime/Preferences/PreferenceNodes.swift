// The nodes that set a preference, change it, or run an action when it changes.

/// Sets one value in place of those from below.
final class PreferenceNode<Key: PreferenceKey>: Node {
  private var value: Key.Value?
  private var version = 0
  private var content: DrawContent = { _, _ in }

  func accept(_ context: Context, _ value: Key.Value, content: @escaping DrawContent) {
    if let old = self.value, isSame(old, value) {} else { version += 1 }
    (self.value, self.content) = (value, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }

  override func collect<Wanted: PreferenceKey>(_ sum: inout PreferenceSum<Wanted>) {
    if Wanted.self == Key.self, let value = value as? Wanted.Value {
      sum.add(value, of: self, version: version)
    } else {
      super.collect(&sum)
    }
  }
}

/// Changes the value from below.
final class PreferenceTransformNode<Key: PreferenceKey>: Node {
  private var transform: (inout Key.Value) -> Void = { _ in }
  private var version = 0
  private var content: DrawContent = { _, _ in }

  func accept(
    _ context: Context, _ transform: @escaping (inout Key.Value) -> Void,
    content: @escaping DrawContent
  ) {
    version += 1
    (self.transform, self.content) = (transform, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }

  override func collect<Wanted: PreferenceKey>(_ sum: inout PreferenceSum<Wanted>) {
    guard Wanted.self == Key.self else { return super.collect(&sum) }
    var below = PreferenceSum<Key>()
    super.collect(&below)
    sum.note(below)
    var value = below.value ?? Key.defaultValue
    transform(&value)
    if let value = value as? Wanted.Value { sum.add(value, of: self, version: version) }
  }
}

/// Runs an action when the value from below changes.
final class PreferenceChangeNode<Key: PreferenceKey>: Node, PreferenceReader
where Key.Value: Equatable {
  private var last: Key.Value?
  private var action: (Key.Value) -> Void = { _ in }
  private var content: DrawContent = { _, _ in }

  override init(_ context: Context) {
    super.init(context)
    tree.preferences.add(self)
  }

  func accept(
    _ context: Context, _ action: @escaping (Key.Value) -> Void, content: @escaping DrawContent
  ) {
    (self.action, self.content) = (action, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }

  func preferenceChange() -> (@MainActor () -> Void)? {
    var sum = PreferenceSum<Key>()
    collect(&sum)
    // A size is still to come: the action skips the default value that would precede it.
    if last == nil, sum.value == nil, sum.waits { return nil }
    let value = sum.value ?? Key.defaultValue
    if let last, last == value { return nil }
    return { [weak self] in
      self?.last = value
      self?.action(value)
    }
  }

  override func didUnmount() { tree.preferences.remove(self) }
}
