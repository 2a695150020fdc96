// What ends a tracking of observed properties before one of them changes.
import Observation
import Synchronization

/// One tracking of what a node, and those tracked together with it, read of observed objects.
///
/// Observation drops its registrations when a property changes, and has no other way. So this is an
/// observed object itself, which is read in each tracking: `cancel()` changes its property.
/// Otherwise the registrations of each rendering would pile up on objects that do not change.
final class TrackingToken: Observable, Sendable {
  /// The tracking that nodes join while they render; nil where each begins its own.
  @MainActor static var open: TrackingToken?

  private let registrar = ObservationRegistrar()
  private let isActive = Atomic(true)
  /// The node that began the tracking. A weak reference would cost it 48 bytes and each of its uses
  /// some time; it cancels before it goes.
  unowned(unsafe) let node: Node
  /// The row that the node is in.
  let row: RowPlace?
  /// Whether nodes of other rows joined.
  @MainActor var spansRows = false

  @MainActor init(_ node: Node) {
    self.node = node
    row = node.environment.row
  }

  /// Nobody reads a value here; the registrar needs a property to name.
  var observed: Int { 0 }

  /// Kinds of nodes that have read an observed property. Most never do, and then a tracking that
  /// cannot be cancelled is as good: there is nothing to cancel, and nothing is kept.
  @MainActor private static var readers: Set<ObjectIdentifier> = []

  /// Runs `work` and from then on tells the node of a change of what it read. Returns whether it
  /// read anything.
  @MainActor func track(_ work: () -> Void) -> Bool {
    let kind = ObjectIdentifier(type(of: node))
    let isReader = Self.readers.contains(kind)
    var hasRead = false
    // Asked for only where something was read.
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

  /// Drops the registrations; nobody is told of a change any more.
  func cancel() {
    isActive.store(false, ordering: .releasing)
    registrar.withMutation(of: self, keyPath: \.observed) {}
  }

  /// Something that was read changed, on whatever thread.
  private func changed() {
    guard isActive.load(ordering: .acquiring) else { return }
    onMainActor {
      if self.isActive.load(ordering: .acquiring) { self.node.trackedValueChanged(self) }
    }
  }
}
