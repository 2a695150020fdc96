// A tree on a bench: shows a view, pokes it, and says what the browser would be told.
@testable import SwiftUI

/// Holds one tree for a test, as a session would.
@MainActor final class Stagehand {
  let tree: Tree
  private(set) var html = ""

  init(_ view: some View, components: [String] = [], services: TreeServices = TreeServices()) {
    var environment = EnvironmentValues()
    environment.facts.locale = Locale(identifier: "en_US")
    tree = Tree(
      scene: WindowGroup { view }, environment: environment, components: components,
      services: services)
    _ = tree.flush()
    html = tree.html().text
  }

  /// The operations that follow from `poke`, written as the wire has them.
  func operations(after poke: () -> Void) -> [PageOperation] {
    poke()
    return tree.flush()
  }

  /// The number of the first element whose name or text is `name`.
  func number(of name: String) -> Int {
    func find(_ items: [Item]) -> Element? {
      for item in items {
        switch item {
        case .node(let node): if let found = find(node.items) { return found }
        case .element(let element):
          if element.attribute("aria-label") == name { return element }
          if case .text(let text) = element.content, text == name { return element }
          if case .items(let children) = element.content, let found = find(children) {
            let isControl = !element.handlers.isEmpty && found.handlers.isEmpty
            return isControl ? element : found
          }
        }
      }
      return nil
    }
    guard case .items(let items) = tree.root.content else { return -1 }
    return Int(find(items)?.id ?? -1)
  }

  /// Presses the control called `name` and returns what follows.
  func press(_ name: String) -> [PageOperation] {
    operations { tree.handle("c", on: number(of: name), value: .none) }
  }

  /// The page as fresh HTML.
  var fresh: String { tree.html().text }
}
