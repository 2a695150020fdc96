// The state that a node keeps for the dynamic properties of its view or modifier.

/// A node whose view or modifier can have state.
class StatefulNode: Node {
  // Touched on the main actor only; `deinit`, which may run anywhere, comes after every other use.
  nonisolated(unsafe) var slots = Slots.none

  deinit { slots.forget() }

  override func didUnmount() {
    slots.forget()
    slots = .none
  }
}

/// The state of each dynamic property of a view: usually one, which needs no array.
enum Slots {
  case none
  case one(AnyObject)
  case many([AnyObject?])

  init(_ list: [AnyObject?]) {
    self = list.count == 1 ? list[0].map(Slots.one) ?? .none : .many(list)
  }

  /// One slot for each of `count` properties, empty before the first run.
  func list(count: Int) -> [AnyObject?] {
    switch self {
    case .none: Array(repeating: nil, count: count)
    case .one(let slot): [slot]
    case .many(let slots): slots
    }
  }

  /// Notifies the state here that its node is gone. A binding may keep the state for longer.
  func forget() {
    switch self {
    case .none: break
    case .one(let slot): (slot as? any OwnedByNode)?.disown()
    case .many(let slots): for slot in slots { (slot as? any OwnedByNode)?.disown() }
    }
  }
}

/// State that refers to its node without keeping it alive.
protocol OwnedByNode: AnyObject {
  /// Called when the node is gone.
  func disown()
}
