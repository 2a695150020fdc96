// The lazy states of a window's rows, kept from one rendering to the next.

/// Finds the state of each row from the last rendering.
///
/// A row with a new state would have to be rendered again, because the work that waits for the row
/// is stored in its state.
@MainActor struct LazyRows {
  private var last: [(position: Position, place: LazyRow)] = []
  private var now: [(position: Position, place: LazyRow)] = []
  private var cursor = 0
  private var isGiven: [Bool] = []
  private var others: [Position: Int]?

  /// Starts a rendering of `count` rows.
  mutating func begin(_ count: Int) {
    swap(&last, &now)
    now.removeAll(keepingCapacity: true)
    now.reserveCapacity(count)
    isGiven = Array(repeating: false, count: last.count)
    cursor = 0
  }

  /// Ends the rendering and forgets the states of removed rows.
  mutating func end() {
    last = []
    isGiven = []
    others = nil
  }

  /// The state of the row at `position`: that of the last rendering, or a new one. Each is returned
  /// once, because rows with the same id are different rows.
  mutating func row(at position: Position) -> LazyRow {
    let place = known(position) ?? LazyRow(isLazy: true, outer: nil)
    now.append((position, place))
    return place
  }

  /// The state from the last rendering; nil if there is none. The row is usually the next one;
  /// otherwise a table finds it.
  private mutating func known(_ position: Position) -> LazyRow? {
    if last.isEmpty { return nil }
    while cursor < last.count, isGiven[cursor] { cursor += 1 }
    var index = cursor
    if index >= last.count || last[index].position != position {
      if others == nil {
        var table: [Position: Int] = [:]
        for index in last.indices.reversed() { table[last[index].position] = index }
        others = table
      }
      guard let found = others?[position], !isGiven[found] else { return nil }
      index = found
    }
    isGiven[index] = true
    cursor = index + 1 < last.count ? index + 1 : cursor
    return last[index].place
  }
}
