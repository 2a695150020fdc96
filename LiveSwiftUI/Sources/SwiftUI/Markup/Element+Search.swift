// Searches through elements and the nodes between them.

extension Element {
  /// The first element inside this one that meets `isWanted`, in the order of the page; nil if
  /// there is none.
  package func firstElement(where isWanted: (Element) -> Bool) -> Element? {
    firstItem { $0.firstElement(where: isWanted) }
  }

  /// Calls `body` with each element inside this one, in the order of the page.
  package func forEachElement(_ body: (Element) -> Void) {
    _ = firstElement { element in
      body(element)
      return false
    }
  }
}

extension Node {
  /// The first element of this node that meets `isWanted`, in the order of the page; nil if there
  /// is none.
  func firstElement(where isWanted: (Element) -> Bool) -> Element? {
    firstItem { $0.firstElement(where: isWanted) }
  }
}

extension Item {
  @MainActor fileprivate func firstElement(where isWanted: (Element) -> Bool) -> Element? {
    switch self {
    case .node(let node): node.firstElement(where: isWanted)
    case .element(let element):
      isWanted(element) ? element : element.firstElement(where: isWanted)
    }
  }
}
