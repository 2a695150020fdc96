// The children of an element.

/// One item of a list of children: an element, or a node that shows elements there.
package enum Item {
  /// An element.
  case element(Element)
  /// A node, which contributes its own items.
  case node(Node)
}

/// A stored list of items, as small as possible: most lists have one item, and an array for that
/// takes 48 bytes.
enum ItemList {
  case one(Item)
  case many([Item])

  /// A copy of `items` without unused capacity.
  init(_ items: [Item]) {
    if items.count == 1 {
      self = .one(items[0])
    } else {
      self = .many(items.count < items.capacity ? items.withUnsafeBufferPointer(Array.init) : items)
    }
  }

  var list: [Item] {
    switch self {
    case .one(let item): [item]
    case .many(let items): items
    }
  }

  func forEach(_ body: (Item) -> Void) {
    switch self {
    case .one(let item): body(item)
    case .many(let items): items.forEach(body)
    }
  }

  /// The first result of `find` that is not nil.
  func first<Found>(_ find: (Item) -> Found?) -> Found? {
    switch self {
    case .one(let item): return find(item)
    case .many(let items):
      for item in items { if let found = find(item) { return found } }
      return nil
    }
  }
}

extension Item {
  @MainActor @discardableResult func seal() -> CGFloat? {
    if case .element(let element) = self { element.seal() } else { nil }
  }

  @MainActor var greed: Axis.Set {
    switch self {
    case .element(let element): element.greed
    case .node(let node): node.greed
    }
  }
}

extension [Item] {
  /// The axes that any of these items wants.
  @MainActor var greed: Axis.Set { reduce(into: []) { $0.formUnion($1.greed) } }
}
