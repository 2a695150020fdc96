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
  /// Whether an element, but not that of a child node, shows a picture at one of these addresses.
  @MainActor func showsPicture(at paths: Set<String>) -> Bool {
    guard case .element(let element) = self else { return false }
    if element.tag == .img, let source = element.attribute("src") ?? element.attribute("srcset"),
      paths.contains(String(source.prefix { $0 != "?" && $0 != " " }))
    {
      return true
    }
    return element.firstItem { $0.showsPicture(at: paths) ? true : nil } == true
  }

  @MainActor fileprivate func firstElement(where isWanted: (Element) -> Bool) -> Element? {
    switch self {
    case .node(let node): node.firstElement(where: isWanted)
    case .element(let element):
      isWanted(element) ? element : element.firstElement(where: isWanted)
    }
  }
}
