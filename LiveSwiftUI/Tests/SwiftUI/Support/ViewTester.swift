// One view in a tree of its own: a test sends it events and reads the operations that follow.
@testable import SwiftUI

/// Holds the tree of one view, as a session would.
@MainActor final class ViewTester {
  let tree: Tree
  /// The first HTML of the page.
  let html: String

  init(_ view: some View, components: [String] = [], services: TreeServices = TreeServices()) {
    var environment = EnvironmentValues()
    environment.builtIn.person.locale = Locale(identifier: "en_US")
    tree = Tree(
      scene: WindowGroup { view }, environment: environment, address: TreeAddress(components),
      services: services)
    _ = tree.flush()
    html = tree.html().text
  }

  /// The operations that follow from `change`.
  func operations(after change: () -> Void) -> [PageOperation] {
    change()
    return tree.flush()
  }

  /// The number of the first element whose name or text is `name`, or of the control it is in; -1
  /// when there is none.
  func number(of name: String) -> Int {
    let named = tree.root.firstElement {
      $0.attribute("aria-label") == name || $0.ownText == name
    }
    guard let named else { return -1 }
    return Int((named.handlers.isEmpty ? control(around: named) ?? named : named).id)
  }

  /// The nearest element around `inner` that has a handler; nil when there is none.
  private func control(around inner: Element) -> Element? {
    var nearest: Element?
    _ = tree.root.firstElement { element in
      if !element.handlers.isEmpty, element.firstElement(where: { $0 === inner }) != nil {
        nearest = element
      }
      return element === inner
    }
    return nearest
  }

  /// Presses the control called `name` and returns what follows.
  @discardableResult
  func press(_ name: String) -> [PageOperation] { send(.click, to: name) }

  /// Sends an event to the first control called `name` and returns what follows.
  @discardableResult
  func send(_ kind: Handler.Kind, _ value: EventValue = .none, to name: String) -> [PageOperation] {
    operations { tree.handle(kind, on: number(of: name), value: value) }
  }

  /// The page as fresh HTML, its elements numbered anew.
  var fresh: String { tree.html().text }

  /// `fresh` with each atomic rule written out in the class list: `{gap:16px}`.
  var styled: String {
    var rules: [String: String] = [:]
    for rule in Rules.css.split(separator: "\n") {
      let parts = rule.dropFirst().split(separator: "{", maxSplits: 1)
      rules[String(parts[0])] = "{" + parts[1]
    }
    // An element's own declarations stand as rules do, after them.
    return fresh.replacing(/<[a-z][^>]*>/) { match in
      let tag = String(match.0)
      let own = tag.firstMatch(of: /\ data-c="([^"]*)"/)
      var names = (tag.firstMatch(of: /class="([^"]*)"/)?.1 ?? "").split(separator: " ")
        .map { rules[String($0)] ?? String($0) }
      if names.isEmpty, own == nil { return tag }
      names += (own?.1 ?? "").split(separator: ";").map { "{\($0)}" }
      let list = "class=\"\(names.joined(separator: " "))\""
      let bare = own.map { tag.replacing($0.0, with: "") } ?? tag
      guard bare.contains("class=\"") else {
        return bare.replacing(/^<[a-z0-9]+/) { "\($0.0) \(list)" }
      }
      return bare.replacing(/class="[^"]*"/) { _ in list }
    }
  }

  /// All elements, in the order of the document.
  var elements: [Element] {
    var all: [Element] = []
    _ = tree.root.firstElement { element in
      all.append(element)
      return false
    }
    return all
  }

  /// The numbers of all elements, in the order of the document.
  var numbers: [Int32] { elements.map(\.id) }

  /// What a browser would show that loaded the page just now; no number changes.
  var current: String {
    let before = elements.map { ($0, $0.id) }
    var writer = HTMLWriter(next: Int32.max / 2)
    if case .items(let items) = tree.root.content { writer.write(items) }
    for (element, id) in before { element.id = id }
    return ReferencePage(writer.text).html
  }
}
