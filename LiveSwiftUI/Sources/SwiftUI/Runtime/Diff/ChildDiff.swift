// Compares an element's children before and after, and lists the removals, moves and insertions.

/// A pure comparison of two child lists with the fewest moves.
@MainActor enum ChildDiff {
  /// Appends the operations that turn `before`, the browser's children of `host`, into the current
  /// children.
  static func operations(
    of host: Element, before: [Int32], next: inout Int32, styles: inout PageStyles,
    into operations: inout [PageOperation]
  ) {
    var now: [Element] = []
    host.eachChild { now.append($0) }
    var oldIndex: [Int32: Int] = [:]
    for (index, id) in before.enumerated() { oldIndex[id] = index }
    let kept = Set(now.lazy.filter { $0.id >= 0 }.map(\.id))
    for id in before where !kept.contains(id) { operations.append(.remove(id)) }
    let stays = longestRun(now.map { $0.id >= 0 ? oldIndex[$0.id] : nil })

    // From the end, so that the element to insert before is already in its place.
    var anchor: Int32 = 0
    var run: [Element] = []
    func insertRun() {
      guard let first = run.last else { return }
      var writer = HTMLWriter(next: next)
      for element in run.reversed() { writer.write(element) }
      next = writer.next
      styles.note(writer.styles)
      operations.append(
        .insert(parent: host.id, before: anchor, html: writer.text, first: first.id))
      anchor = first.id
      run = []
    }
    for index in now.indices.reversed() {
      let element = now[index]
      guard element.id >= 0, oldIndex[element.id] != nil else {
        run.append(element)
        continue
      }
      insertRun()
      if !stays.contains(index) {
        operations.append(.move(parent: host.id, element.id, before: anchor))
      }
      anchor = element.id
    }
    insertRun()
  }

  /// The indices of a longest increasing subsequence of `values`, without nils. Those elements need
  /// not move.
  static func longestRun(_ values: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: Set<Int> = []
    var next = tails.last
    while let index = next {
      run.insert(index)
      next = previous[index]
    }
    return run
  }
}
