// The nodes that read preferences, and when they read them again.

/// A node that reads a preference of the views below it.
@MainActor protocol PreferenceReader: Node {
  /// The action for a changed value; nil when the value is the same as last time.
  func preferenceChange() -> (@MainActor () -> Void)?
}

/// The readers of one tree. They read after each rendering, innermost first.
@MainActor final class PreferenceReaders {
  /// The most actions of one reader in a render pass.
  static let most = 8

  private var readers: [ObjectIdentifier: (number: Int, node: any PreferenceReader)] = [:]
  private var count = 0
  private var acted: [ObjectIdentifier: Int] = [:]
  /// Whether a node has rendered since the readers last read.
  private(set) var isStale = false

  /// Adds a reader, until it is removed.
  func add(_ node: any PreferenceReader) {
    count += 1
    readers[ObjectIdentifier(node)] = (count, node)
  }

  /// Removes a node that has left the tree.
  func remove(_ node: any PreferenceReader) {
    readers[ObjectIdentifier(node)] = nil
  }

  /// Records that a node has rendered. A tree without readers is never stale.
  func rendered() { isStale = !readers.isEmpty }

  /// Resets the count of actions of each reader.
  func beginPass() { if !acted.isEmpty { acted = [:] } }

  /// Drops the pending read, for a change that does not settle.
  func stop() { isStale = false }

  /// Lets all readers read, and runs the actions of those whose value changed.
  func read(_ log: (AppWarning) -> Void) {
    isStale = false
    let inOrder = readers.values.sorted { one, other in
      one.node.depth == other.node.depth
        ? one.number < other.number : one.node.depth > other.node.depth
    }
    for (_, node) in inOrder where node.isMounted {
      guard let act = node.preferenceChange() else { continue }
      let key = ObjectIdentifier(node)
      acted[key, default: 0] += 1
      // A value that changes because it is read would change without end; Apple stops too.
      if acted[key] == Self.most + 1 {
        log("A preference changes whenever it is read; stopped after \(Self.most) times.")
      }
      if acted[key, default: 0] <= Self.most { act() }
    }
  }
}
