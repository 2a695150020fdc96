// The order of a table's rows, which a press on a heading changes.
import Foundation

/// Type-erased access to the comparators of a table, the most important first.
nonisolated struct TableSorting {
  /// The order of the first comparator if it compares as this one does; nil otherwise.
  let order: @MainActor (Any) -> SortOrder?
  /// Reverses this comparator if it is the first, and else makes it the first.
  let choose: @MainActor (Any) -> Void

  init<Sort>(_ sortOrder: Binding<[Sort]>) where Sort: SortComparator {
    let chosen = sortOrder
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = chosen.wrappedValue.first,
        Self.compareAlike(first, comparator)
      else { return nil }
      return first.order
    }
    choose = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var all = chosen.wrappedValue
      if let first = all.first, Self.compareAlike(first, comparator) {
        all[0].order = first.order == .forward ? .reverse : .forward
      } else {
        all.removeAll { Self.compareAlike($0, comparator) }
        all.insert(comparator, at: 0)
      }
      chosen.wrappedValue = all
    }
  }

  /// Whether two comparators differ in their order at most. Those for key paths are alike if their
  /// key paths are: Foundation picks a comparator for the value by the initialiser.
  private static func compareAlike<Sort: SortComparator>(_ one: Sort, _ other: Sort) -> Bool {
    if let one = one as? KeyPathComparator<Sort.Compared>,
      let other = other as? KeyPathComparator<Sort.Compared>
    {
      return one.keyPath == other.keyPath
    }
    var (one, other) = (one, other)
    (one.order, other.order) = (.forward, .forward)
    return one == other
  }
}
