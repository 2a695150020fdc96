// Links that do nothing until there is a destination for their value.

/// The nodes that drew such links; they draw them again when a destination comes.
@MainActor struct IdleLinks {
  private var nodes: [ObjectIdentifier: WeakNode] = [:]

  /// Notes that `node` drew such a link.
  mutating func add(_ node: Node) { nodes[ObjectIdentifier(node)] = WeakNode(node: node) }

  /// There is one more destination.
  mutating func drawAgain() {
    for each in nodes.values { each.node?.markDirty() }
    nodes = [:]
  }
}
