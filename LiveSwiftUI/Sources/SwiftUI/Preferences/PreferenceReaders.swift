// Which nodes read what is handed up, and when they read it again.

/// A node that reads what the views below it hand up.
@MainActor protocol PreferenceReader: Node {
  /// What is to be done because the value is another than last time; nil when it is the same.
  func preferenceChange() -> (@MainActor () -> Void)?
}

/// The readers of one tree. They read after each rendering, the innermost first.
@MainActor final class PreferenceReaders {
  /// How often a reader may act in one turn.
  static let most = 8

  private var readers: [ObjectIdentifier: (number: Int, node: any PreferenceReader)] = [:]
  private var count = 0
  private var acted: [ObjectIdentifier: Int] = [:]
  /// Whether something was rendered that no reader has looked at.
  private(set) var isStale = false

  /// Lets a node read from now on, until it is removed.
  func add(_ node: any PreferenceReader) {
    count += 1
    readers[ObjectIdentifier(node)] = (count, node)
  }

  /// Forgets a node that left the tree.
  func remove(_ node: any PreferenceReader) {
    readers[ObjectIdentifier(node)] = nil
  }

  /// Notes that a node was rendered. Where nobody reads, nothing is ever stale.
  func rendered() { isStale = !readers.isEmpty }

  /// Begins to count anew how often each reader acts.
  func beginTurn() { if !acted.isEmpty { acted = [:] } }

  /// Gives up what was rendered, as after a change without end.
  func stop() { isStale = false }

  /// Lets all readers look, and those act that find another value.
  func read(_ log: (String) -> Void) {
    isStale = false
    let inOrder = readers.values.sorted { one, other in
      one.node.depth == other.node.depth
        ? one.number < other.number : one.node.depth > other.node.depth
    }
    for (_, node) in inOrder where node.isMounted {
      guard let act = node.preferenceChange() else { continue }
      let key = ObjectIdentifier(node)
      acted[key, default: 0] += 1
      // A value that changes because it was read would change for ever; Apple stops as well.
      if acted[key] == Self.most + 1 {
        log("A preference changes whenever it is read; stopped after \(Self.most) times.")
      }
      if acted[key, default: 0] <= Self.most { act() }
    }
  }
}
