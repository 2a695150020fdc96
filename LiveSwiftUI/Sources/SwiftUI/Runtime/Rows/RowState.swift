// The state of rows that were let go, until they come back.

/// Values of `@State` in rows that a window no longer shows. As in Apple's lazy containers, a row
/// that comes back has them; its nodes are new.
@MainActor struct RowState {
  /// The most views whose values are kept; those of further ones are lost.
  private static let limit = 1_000

  private var values: [UInt64: [Int: Any]] = [:]

  /// Keeps what has changed in `node` and below it, which are about to leave `window`.
  mutating func keep(_ node: Node, of window: WindowNode) {
    let changed = node.changedState
    if !changed.isEmpty, values.count < Self.limit {
      values[Self.key(of: node, below: window)] = changed
      node.tree.keptStates.hasRows = true
    }
    for child in node.children { keep(child, of: window) }
  }

  /// Takes the values for a new node; nil if there are none.
  static func kept(for node: Node) -> [Int: Any]? {
    guard node.tree.keptStates.hasRows else { return nil }
    for case let window as WindowNode in sequence(first: node, next: \.parent) {
      if let values = window.rowState.values.removeValue(forKey: key(of: node, below: window)) {
        return values
      }
    }
    return nil
  }

  /// The positions of `node` and of the nodes around it up to `window`, as one number.
  private static func key(of node: Node, below window: WindowNode) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for each in sequence(first: node, next: \.parent).prefix(while: { $0 !== window }) {
      hash = (hash ^ each.position.hash) &* 0x100_0000_01B3
    }
    return hash
  }
}

extension ViewFields {
  /// The changed values of a view's properties, by the places of those.
  func changedState<V>(of view: V) -> [Int: Any] {
    var values: [Int: Any] = [:]
    eachProperty(of: view) { place, property in values[place] = property.changedValue }
    return values
  }

  /// Sets values of a view's properties, which are connected.
  func restore<V>(_ values: [Int: Any], in view: V) {
    eachProperty(of: view) { place, property in
      if let value = values[place] { property.restore(value) }
    }
  }

  private func eachProperty<V>(of view: V, _ body: (Int, any GraphProperty) -> Void) {
    guard hasProperties else { return }
    withUnsafeBytes(of: view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (place, property) in properties.enumerated() {
        body(place, Self.property(property.type, at: base + property.offset))
      }
    }
  }

  private static func property<P: GraphProperty>(_ type: P.Type, at address: UnsafeRawPointer)
    -> any GraphProperty
  {
    address.assumingMemoryBound(to: P.self).pointee
  }
}
