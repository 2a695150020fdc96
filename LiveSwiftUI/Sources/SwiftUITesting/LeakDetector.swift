// Finds what stays in memory of a page that has ended.
package import SwiftUI

/// Weak references to all that a page is made of: its tree, nodes and elements, and the objects
/// in its state.
@MainActor
package struct LeakDetector {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  private var parts: [ObjectIdentifier: Watched] = [:]

  /// Watches nothing yet.
  package init() {}

  /// Watches all that the tree is made of now.
  package mutating func watch(_ tree: Tree) {
    watch(tree as AnyObject)
    watch(tree.root)
    watch(items(of: tree.root))
  }

  /// Watches one object.
  package mutating func watch(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    // A new object may lie where an old one was.
    guard parts[key]?.object == nil else { return }
    parts[key] = Watched(object: object, name: String(describing: type(of: object)))
  }

  /// How many objects of each type still exist; empty when none does.
  package var leaks: [String: Int] {
    parts.values.reduce(into: [:]) { if $1.object != nil { $0[$1.name, default: 0] += 1 } }
  }

  /// How many objects were watched.
  package var watchedCount: Int { parts.count }

  /// Lets other work on the main actor run until no object is left, or until `patience` is over
  /// and it ran a hundred times; returns the leaks.
  package func found(within patience: Duration = .seconds(30)) async -> [String: Int] {
    let end = ContinuousClock.now + patience
    var turns = 0
    while !leaks.isEmpty, turns < 100 || ContinuousClock.now < end {
      turns += 1
      await Task.yield()
    }
    return leaks
  }

  private func items(of element: Element) -> [Item] {
    if case .items(let items) = element.content { items } else { [] }
  }

  private mutating func watch(_ items: [Item]) {
    for item in items {
      switch item {
      case .element(let element):
        watch(element)
        watch(self.items(of: element))
      case .node(let node):
        watch(node)
        watchState(of: node)
        watch(node.items)
      }
    }
  }

  /// The objects in the `@State` of a node's view, and the observed ones that these hold: the
  /// models of the app.
  private mutating func watchState(of node: Node) {
    var mirror: Mirror? = Mirror(reflecting: node)
    while let part = mirror {
      if let slots = part.descendant("slots") { watchBoxes(in: slots) }
      mirror = part.superclassMirror
    }
  }

  private mutating func watchBoxes(in value: Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else {
      for child in mirror.children { watchBoxes(in: child.value) }
      return
    }
    watch(value as AnyObject)
    if let state = mirror.descendant("value") { watchModels(in: state, isState: true, depth: 12) }
  }

  private mutating func watchModels(in value: Any, isState: Bool, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      // Services, stores and shelves belong to all pages.
      guard isState || mirror.children.contains(where: { $0.label == "_$observationRegistrar" }),
        parts[ObjectIdentifier(value as AnyObject)]?.object == nil
      else { return }
      watch(value as AnyObject)
    case .enum, .optional, .struct, .tuple, .collection, .dictionary: break
    default: return
    }
    guard depth > 0 else { return }
    for child in mirror.children {
      let isState = isState && mirror.displayStyle == .optional
      watchModels(in: child.value, isState: isState, depth: depth - 1)
    }
  }
}

extension Tree {
  /// Does to each of the first `limit` elements that wait for the person what they wait for.
  package func touchEverything(limit: Int = 60) {
    func touchable(_ items: [Item]) -> [Element] {
      items.flatMap { item -> [Element] in
        switch item {
        case .node(let node): return touchable(node.items)
        case .element(let element):
          let own = element.handlers.isEmpty || element.id < 1 ? [] : [element]
          if case .items(let inner) = element.content { return own + touchable(inner) }
          return own
        }
      }
    }
    guard case .items(let items) = root.content else { return }
    let gestures = touchable(items).prefix(limit).flatMap { element in
      element.handlers.map { (Int(element.id), $0.kind) }
    }
    // By number, as a browser would: what one gesture took away is not there for the next.
    for (id, kind) in gestures {
      let value: EventValue =
        switch kind {
        case .input, .submit: .text("a")
        case .pick: .text("1")
        case .toggle: .flag(true)
        case .size: .text("100 50")
        case .drag, .spot, .point: .text("1 0 0 30 0 0 0 0 0")
        case .pinch: .text("1 1.5 30 0 0 50 25 0 0 100 50")
        case .key: .text("1 0 a")
        case .hover, .sight: .flag(true)
        case .transfer: .text("s")
        case .drop: .text("t 3 0 10 10 two words")
        case .scroll: .text("g 0 10 100 900 100 400")
        case .click, .dismiss, .near, .away, .refresh, .focus, .blur, .hold, .taps: .none
        }
      if handle(kind, on: id, value: value) { _ = flush() }
    }
  }
}
