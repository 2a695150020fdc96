// The destinations of a stack, by the types of their values.

/// The views registered by `navigationDestination(for:)` in one stack.
@MainActor struct StackDestinations {
  /// A view registered for one type.
  struct Destination {
    let owner: ObjectIdentifier
    let type: any Hashable.Type
    /// The number of screens below the one that registers it.
    var depth = 0
    /// Whether its view is gone, but a screen that is shown needs it still.
    var isKept = false
    let draw: @MainActor (AnyHashable, Context, inout [Item]) -> Void
  }

  private var all: [Destination] = []

  /// The types of the values.
  var types: [any Hashable.Type] { all.map(\.type) }

  /// Adds a destination, or replaces the one of the same view.
  mutating func register(_ destination: Destination) {
    all.removeAll {
      $0.owner == destination.owner || $0.isKept && $0.type == destination.type
    }
    all.append(destination)
  }

  /// Whether there is a destination for `value`.
  func has(_ value: AnyHashable) -> Bool {
    all.contains { !$0.isKept && type(of: value.base) == $0.type }
  }

  /// The destination for `value`. "Only the destination declared closest to the root view of the
  /// stack will be used", as Apple's implementation logs; of those of one screen, the last.
  func destination(for value: AnyHashable) -> Destination? {
    all.reversed().filter { type(of: value.base) == $0.type }.min { $0.depth < $1.depth }
  }

  /// Removes the destinations of a view that is gone. The only one for a value of the path that is
  /// drawn remains: a row may go while the screen that it pushed is shown.
  mutating func unregister(_ owner: ObjectIdentifier, drawn: [AnyHashable]) {
    for index in all.indices.reversed() where all[index].owner == owner {
      let type = all[index].type
      let isOnly = !all.contains { $0.owner != owner && $0.type == type }
      if isOnly, drawn.contains(where: { Swift.type(of: $0.base) == type }) {
        all[index].isKept = true
      } else {
        all.remove(at: index)
      }
    }
  }

  /// Removes the kept destinations that no screen of the path `drawn` needs any longer.
  mutating func dropKept(drawn: [AnyHashable]) {
    all.removeAll { kept in
      kept.isKept && !drawn.contains { type(of: $0.base) == kept.type }
    }
  }
}
