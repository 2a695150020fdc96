// One row of a `ForEach`: its id, and whether it has come near the viewport.

/// The lazy state of one row of a `ForEach`. In a lazy container it delays the row's appearance
/// until the browser reports that the row is near the viewport.
@MainActor package class LazyRow {
  // One enumeration, so that it takes one word in every row of every session.
  private enum Gate {
    case closed([(owner: ObjectIdentifier, work: @MainActor () -> Void)])
    case open
    /// Not lazy itself: the enclosing row decides.
    case outer(LazyRow)
    /// Neither lazy itself nor inside anything lazy.
    case never
  }

  private var state: Gate

  /// A lazy row waits for the browser. Any other row is near when `outer`, the row around it, is.
  nonisolated init(isLazy: Bool, outer: LazyRow?) {
    state = isLazy ? .closed([]) : outer.map(Gate.outer) ?? .never
  }

  /// The app's id of the row; nil unless it is stored.
  var tag: AnyHashable? { nil }

  /// The row that decides whether this one is near; nil if nothing here is lazy.
  var gate: LazyRow? {
    switch state {
    case .closed, .open: self
    case .outer(let outer): outer.gate
    case .never: nil
    }
  }

  /// Whether the browser has not reported the row as near yet.
  var isClosed: Bool { if case .closed = state { true } else { false } }

  var hasWaiting: Bool {
    if case .closed(let waiting) = state { !waiting.isEmpty } else { false }
  }

  /// Runs `work` when the row comes near. Replaces any earlier work of `owner`.
  func wait(_ owner: Node, _ work: @escaping @MainActor () -> Void) {
    guard case .closed(var waiting) = state else { return }
    let owner = ObjectIdentifier(owner)
    waiting.removeAll { $0.owner == owner }
    waiting.append((owner, work))
    state = .closed(waiting)
  }

  func open() {
    guard case .closed(let waiting) = state else { return }
    state = .open
    for each in waiting { each.work() }
  }
}

/// A row that stores its id. Only options of a picker are ever asked for it.
final class IdentifiedRow<ID: Hashable>: LazyRow {
  private let id: ID

  init(_ id: ID, outer: LazyRow?) {
    self.id = id
    super.init(isLazy: false, outer: outer)
  }

  override var tag: AnyHashable? { AnyHashable(id) }
}
