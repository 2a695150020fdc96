// Announcements to a screen reader, each said once.

extension Tree {
  /// Has a screen reader say `text` once the page is drawn, unless a status on the page shows it: a
  /// browser has that said already.
  func announce(_ text: String) {
    afterThisRender { [weak self] in
      guard let self, root.firstItem({ Self.showsStatus(text, $0) }) == nil else { return }
      send(.announce(text))
    }
  }

  /// True when a status among the elements of `item` shows `text`; nil otherwise.
  private static func showsStatus(_ text: String, _ item: Item) -> Bool? {
    switch item {
    case .node(let node): return node.firstItem { showsStatus(text, $0) }
    // A covered screen is silent.
    case .element(let element) where element.attribute("inert") != nil: return nil
    case .element(let element) where element.attribute("role") == "status":
      var shown = ""
      appendText(of: item, to: &shown)
      return shown.contains(text) ? true : nil
    case .element(let element): return element.firstItem { showsStatus(text, $0) }
    }
  }

  private static func appendText(of item: Item, to text: inout String) {
    switch item {
    case .element(let element):
      text += element.ownText ?? ""
      element.eachItem { appendText(of: $0, to: &text) }
    case .node(let node): for item in node.items { appendText(of: item, to: &text) }
    }
  }
}
