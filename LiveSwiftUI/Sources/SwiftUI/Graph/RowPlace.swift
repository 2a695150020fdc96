// One row of a `ForEach`: which it is, and whether the person has come near it.

/// A place in a `ForEach`. In a lazy container it holds back the row's appearance until the browser
/// says that the row is near the viewport.
@MainActor package class RowPlace {
  // One word in every row of every session, hence all in one enumeration.
  private enum Gate {
    case closed([(owner: ObjectIdentifier, work: @MainActor () -> Void)])
    case open
    /// Not lazy itself: the row around it decides.
    case outer(RowPlace)
    /// Not lazy, nor anything around it.
    case never
  }

  private var state: Gate

  /// A lazy row waits for the browser; another one is near when the row `outer` around it is.
  nonisolated init(isLazy: Bool, outer: RowPlace?) {
    state = isLazy ? .closed([]) : outer.map(Gate.outer) ?? .never
  }

  /// The id that the app gave the row.
  var tag: AnyHashable? { nil }

  /// The place whose being near decides about this one; nil when nothing is lazy here.
  var gate: RowPlace? {
    switch state {
    case .closed, .open: self
    case .outer(let outer): outer.gate
    case .never: nil
    }
  }

  /// Whether the browser still has to say that the row is near.
  var isClosed: Bool { if case .closed = state { true } else { false } }

  var hasWaiting: Bool {
    if case .closed(let waiting) = state { !waiting.isEmpty } else { false }
  }

  /// Runs `work` when the row gets near; `owner` has no other work here any more.
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

/// A place that knows its id: only an option of a picker is ever asked for it.
final class IdentifiedRow<ID: Hashable>: RowPlace {
  private let id: ID

  init(_ id: ID, isLazy: Bool, outer: RowPlace?) {
    self.id = id
    super.init(isLazy: isLazy, outer: outer)
  }

  override var tag: AnyHashable? { AnyHashable(id) }
}
