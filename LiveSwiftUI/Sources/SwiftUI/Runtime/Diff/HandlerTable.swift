// The elements with handlers by their numbers, so that an event finds its own without a walk.

/// The elements that a browser's events can name.
///
/// The table is made at the first event after a change of structure. It is two sorted arrays
/// instead of a dictionary, because every page that a person uses has one.
@MainActor struct HandlerTable {
  /// In the order of their numbers.
  private var elements: [Element]?
  /// The outermost list row that contains each of them; nil outside of lists.
  private var rows: [Element?] = []

  /// Forgets the table, because elements come, go or get other numbers.
  mutating func forget() {
    elements = nil
    rows = []
  }

  /// The element with the number `id` and its list row. Nil if it had no handler when the table was
  /// made.
  mutating func find(_ id: Int32, below root: Element) -> (element: Element, row: Element?)? {
    if elements == nil { make(root) }
    guard let elements else { return nil }
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard low < elements.count, elements[low].id == id else { return nil }
    return (elements[low], rows[low])
  }

  private mutating func make(_ root: Element) {
    var found: [(element: Element, row: Element?)] = []
    func walk(_ item: Item, _ row: Element?) {
      switch item {
      case .node(let node): node.eachItem { walk($0, row) }
      case .element(let element):
        let row = row ?? (element.tag == .li ? element : nil)
        if element.id > 0, !element.handlers.isEmpty { found.append((element, row)) }
        element.eachItem { walk($0, row) }
      }
    }
    root.eachItem { walk($0, nil) }
    found.sort { $0.element.id < $1.element.id }
    elements = found.map(\.element)
    rows = found.map(\.row)
  }
}
