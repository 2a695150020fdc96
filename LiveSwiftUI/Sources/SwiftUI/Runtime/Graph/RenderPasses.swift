// The render passes that are under way: which children of the last pass each has found again.

/// The render passes of a tree's nodes, each inside that of the node around it.
@MainActor struct RenderPasses {
  private struct Pass {
    var previous: [Node]
    var cursor = 0
    var byPosition: [Position: [Int]]?
    var claimed: Set<Int> = []
    var touched: [Node] = []
  }

  private var passes: [Pass] = []
  /// The environments that all rows share until the turn ends.
  private var environments: [EnvironmentStorage] = []

  mutating func begin(_ previous: [Node]) { passes.append(Pass(previous: previous)) }

  mutating func end() -> (touched: [Node], leftOver: [Node]) {
    let pass = passes.removeLast()
    if pass.cursor == pass.previous.count, pass.claimed.isEmpty { return (pass.touched, []) }
    let leftOver = pass.previous.indices.lazy
      .filter { $0 >= pass.cursor && !pass.claimed.contains($0) }
      .map { pass.previous[$0] }
    return (pass.touched, Array(leftOver))
  }

  mutating func touch(_ node: Node) { passes[passes.count - 1].touched.append(node) }

  /// Touches those of the nodes that are in `children` and not touched yet, each once.
  mutating func touch(again nodes: [Node], among children: [Node]) {
    guard !nodes.isEmpty else { return }
    var left = Set(children.map(ObjectIdentifier.init))
    for node in passes[passes.count - 1].touched { left.remove(ObjectIdentifier(node)) }
    for node in nodes where left.remove(ObjectIdentifier(node)) != nil { touch(node) }
  }

  /// The child of the last render pass at `position` that is not yet claimed; nil if there is none.
  /// It is usually the next one; otherwise a table finds it.
  mutating func reclaim<N: Node>(_ position: Position, as type: N.Type) -> N? {
    let last = passes.count - 1
    while passes[last].claimed.contains(passes[last].cursor) { passes[last].cursor += 1 }
    let cursor = passes[last].cursor
    if cursor < passes[last].previous.count, passes[last].previous[cursor].position == position,
      let node = passes[last].previous[cursor] as? N
    {
      passes[last].cursor += 1
      return node
    }
    if passes[last].byPosition == nil {
      var table: [Position: [Int]] = [:]
      for (index, node) in passes[last].previous.enumerated().reversed() where index >= cursor {
        table[node.position, default: []].append(index)
      }
      passes[last].byPosition = table
    }
    while let index = passes[last].byPosition?[position]?.popLast() {
      guard index >= passes[last].cursor, !passes[last].claimed.contains(index),
        let node = passes[last].previous[index] as? N
      else { continue }
      passes[last].claimed.insert(index)
      return node
    }
    return nil
  }

  /// Keeps an environment alive until the turn ends.
  mutating func keep(_ environment: EnvironmentStorage) { environments.append(environment) }

  /// Lets go of the environments of a turn that has ended.
  mutating func dropEnvironments() { environments.removeAll(keepingCapacity: true) }
}
