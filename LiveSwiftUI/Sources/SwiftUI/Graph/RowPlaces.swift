// The places of a window's rows, from one rendering to the next.

/// Finds for each row the place that it had in the last rendering.
///
/// With another place a row would have to be rendered again, because what waits in it waits there.
@MainActor struct RowPlaces {
  private var last: [(position: Position, place: RowPlace)] = []
  private var now: [(position: Position, place: RowPlace)] = []
  private var cursor = 0
  private var isGiven: [Bool] = []
  private var others: [Position: Int]?

  /// Begins a rendering of `count` rows.
  mutating func begin(_ count: Int) {
    swap(&last, &now)
    now.removeAll(keepingCapacity: true)
    now.reserveCapacity(count)
    isGiven = Array(repeating: false, count: last.count)
    cursor = 0
  }

  /// Ends the rendering: the places of rows that are gone are forgotten.
  mutating func end() {
    last = []
    isGiven = []
    others = nil
  }

  /// The place at `position`, of the last rendering or a new one. Each is given away once, as rows
  /// with the same id are different rows.
  mutating func place(at position: Position) -> RowPlace {
    let place = known(position) ?? RowPlace(isLazy: true, outer: nil)
    now.append((position, place))
    return place
  }

  /// The row is usually the next one, or rows before it are gone; else a table finds it.
  private mutating func known(_ position: Position) -> RowPlace? {
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
