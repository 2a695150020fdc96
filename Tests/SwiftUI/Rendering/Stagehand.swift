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

  /// The first HTML with each atomic rule written out in the class list: `{gap:1rem}`.
  var styled: String {
    var rules: [String: String] = [:]
    for rule in Rules.css(from: 0).split(separator: "\n") {
      let parts = rule.dropFirst().split(separator: "{", maxSplits: 1)
      rules[String(parts[0])] = "{" + parts[1]
    }
    return fresh.replacing(/class="([^"]*)"/) { match in
      let names = match.1.split(separator: " ").map { rules[String($0)] ?? String($0) }
      return "class=\"\(names.joined(separator: " "))\""
    }
  }

  /// Sends an event to the first control called `name` and returns what follows.
  func send(_ kind: String, _ value: EventValue = .none, to name: String) -> [PageOperation] {
    operations { tree.handle(kind, on: number(of: name), value: value) }
  }

  /// What a browser would show that loaded the page just now; no number changes.
  var current: String {
    ReferencePage(written(from: Int32.max / 2).text).html
  }

  /// The numbers of all elements, in the order of the document.
  var numbers: [Int32] {
    func all(_ items: [Item]) -> [Int32] {
      items.flatMap { item -> [Int32] in
        switch item {
        case .node(let node): return all(node.items)
        case .element(let element):
          if case .items(let items) = element.content { return [element.id] + all(items) }
          return [element.id]
        }
      }
    }
    guard case .items(let items) = tree.root.content else { return [] }
    return all(items)
  }

  /// Writes the page and puts the numbers back that the browser knows.
  private func written(from first: Int32) -> HTMLWriter {
    var writer = HTMLWriter(next: first)
    guard case .items(let items) = tree.root.content else { return writer }
    let numbers = numbers
    writer.write(items)
    var index = 0
    func restore(_ items: [Item]) {
      for item in items {
        switch item {
        case .node(let node): restore(node.items)
        case .element(let element):
          element.id = numbers[index]
          index += 1
          if case .items(let items) = element.content { restore(items) }
        }
      }
    }
    restore(items)
    return writer
  }

  /// The page as fresh HTML, its elements numbered anew.
  var fresh: String { tree.html().text }
}
