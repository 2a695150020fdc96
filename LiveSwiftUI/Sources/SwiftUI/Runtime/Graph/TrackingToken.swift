// A token that can end a tracking of observed properties before one of them changes.
import Observation
import Synchronization

/// One tracking of the observed properties that a node has read.
///
/// Observation drops its registrations only when a property changes. So the token is itself an
/// observed object that each tracking reads, and `cancel()` changes its property. Otherwise the
/// registrations of each rendering would pile up on objects that do not change.
final class TrackingToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isActive = Atomic(true)
  /// The node that started the tracking, and that cancels it before it goes. A weak reference would
  /// cost the node 48 bytes, and time at each use.
  unowned(unsafe) let node: Node

  init(_ node: Node) { self.node = node }

  /// Never read for its value: the registrar needs a property to name.
  var observed: Int { 0 }

  /// The types of nodes that have read an observed property. Most never do, and for them a tracking
  /// that cannot be cancelled is enough: there is nothing to cancel, and nothing is kept.
  @MainActor private static var readers: Set<ObjectIdentifier> = []

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
