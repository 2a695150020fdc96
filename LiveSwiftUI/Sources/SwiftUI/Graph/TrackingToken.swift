// A token that can end a tracking of observed properties before one of them changes.
import Observation
import Synchronization

/// One tracking of the observed properties that a node, and the nodes tracked together with it,
/// have read.
///
/// Observation drops its registrations only when a property changes. So the token is itself an
/// observed object that each tracking reads, and `cancel()` changes its property. Otherwise the
/// registrations of each rendering would pile up on objects that do not change.
final class TrackingToken: Observable, Sendable {
  /// The tracking that nodes join while they render; nil where each node starts its own.
  @MainActor static var open: TrackingToken?

  private let registrar = ObservationRegistrar()
  private let isActive = Atomic(true)
  /// The node that started the tracking, and that cancels it before it goes. A weak reference would
  /// cost the node 48 bytes, and time at each use.
  unowned(unsafe) let node: Node
  /// The row that contains the node.
  let row: LazyRow?
  /// Whether nodes of other rows joined.
  @MainActor var spansRows = false

  @MainActor init(_ node: Node) {
    self.node = node
    row = node.environment.row
  }

  /// Never read for its value: the registrar needs a property to name.
  var observed: Int { 0 }

  /// The types of nodes that have read an observed property. Most never do, and for them a tracking
  /// that cannot be cancelled is enough: there is nothing to cancel, and nothing is kept.
  @MainActor private static var readers: Set<ObjectIdentifier> = []
  /// The types of nodes that have contained rows of their own. They are tracked alone from then on.
  @MainActor static var spanning: Set<ObjectIdentifier> = []

  /// Runs `work`, and from then on notifies the node of changes to what it read. Returns whether it
  /// read anything.
  @MainActor func track(_ work: () -> Void) -> Bool {
    let kind = ObjectIdentifier(type(of: node))
    let isReader = Self.readers.contains(kind)
    var hasRead = false
    // Evaluated only if something was read.
    func onChange() -> @Sendable () -> Void {
      hasRead = true
      return { self.changed() }
    }
    withObservationTracking(
      {
        if isReader { registrar.access(self, keyPath: \.observed) }
        work()
      }, onChange: onChange())
    if hasRead, !isReader { Self.readers.insert(kind) }
    return hasRead
  }

  /// Drops the registrations; no change is reported after that.
  func cancel() {
    isActive.store(false, ordering: .releasing)
    registrar.withMutation(of: self, keyPath: \.observed) {}
  }

  /// Called on any thread after a change of something that was read.
  private func changed() {
    guard isActive.load(ordering: .acquiring) else { return }
    onMainActor {
      if self.isActive.load(ordering: .acquiring) { self.node.trackedValueChanged(self) }
    }
  }
}
