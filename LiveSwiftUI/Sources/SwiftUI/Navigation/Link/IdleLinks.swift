// Links that are disabled until a destination for their value is registered.

/// The nodes that drew a disabled link; a new destination redraws them.
@MainActor struct IdleLinks {
  private var nodes: [ObjectIdentifier: WeakNode] = [:]

  /// Records that `node` drew a disabled link.
  mutating func add(_ node: Node) { nodes[ObjectIdentifier(node)] = WeakNode(node: node) }

  /// Redraws the recorded nodes after a destination is registered.
  mutating func drawAgain() {
    for each in nodes.values { each.node?.markDirty() }
    nodes = [:]
  }
}
