// Pairs the elements of a fresh rendering with those of the previous one.

/// Finds, for each new element, the old one at the same position with the same tag.
@MainActor struct Matcher {
  private let old: [Item]
  private var cursor = 0
  private var used: [Bool]
  private var table: [Position: [Int]]?
  // Built at the first node that has moved: a search for each node would take n² steps.
  private var nodes: [ObjectIdentifier: Int]?

  init(_ old: [Item]) {
    self.old = old
    used = Array(repeating: false, count: old.count)
  }

  mutating func use(_ node: Node) {
    while cursor < old.count, used[cursor] { cursor += 1 }
    if cursor < old.count, case .node(let next) = old[cursor], next === node {
      used[cursor] = true
      cursor += 1
      return
    }
    if nodes == nil {
      var indices: [ObjectIdentifier: Int] = [:]
      for (index, item) in old.enumerated() where !used[index] {
        if case .node(let other) = item { indices[ObjectIdentifier(other)] = index }
      }
      nodes = indices
    }
    if let index = nodes?[ObjectIdentifier(node)] { used[index] = true }
  }

  mutating func take(like fresh: Element) -> Element? {
    while cursor < old.count, used[cursor] { cursor += 1 }
    if cursor < old.count, case .element(let next) = old[cursor], Self.matches(next, fresh) {
      used[cursor] = true
      cursor += 1
      return next
    }
    if table == nil {
      var positions: [Position: [Int]] = [:]
      for (index, item) in old.enumerated().reversed() where !used[index] {
        if case .element(let element) = item {
          positions[element.position, default: []].append(index)
        }
      }
      table = positions
    }
    while let index = table?[fresh.position]?.popLast() {
      guard !used[index], case .element(let element) = old[index], Self.matches(element, fresh)
      else {
        continue
      }
      used[index] = true
      return element
    }
    return nil
  }

  /// The old items that no new item matched.
  var leftOver: [Item] { old.indices.lazy.filter { !used[$0] }.map { old[$0] } }

  private static func matches(_ a: Element, _ b: Element) -> Bool {
    a.position == b.position && a.tag == b.tag && a.holdsLike(b)
  }
}
