// The storage of `@State` and the properties like it.
import Combine
import Synchronization

/// The stored value of one `@State`, and the nodes that render again when it changes.
class StateBox<Value>: Location<Value>, OwnedByNode, @unchecked Sendable {
  // The value is guarded; all else is confined to the main actor like its tree.
  private let stored: GuardedValue<Value>
  /// Whether a write of another thread is yet to be announced on the main actor.
  private let isWaiting = Atomic(false)
  // Unowned: a weak reference would cost a side table of 48 bytes a node. The owner calls `disown`
  // before it is released.
  private unowned var owner: Node?
  private var readers = Readers.none

  /// The nodes that read the value in a body. One word, and only rarely a list.
  private enum Readers {
    case none
    case owner
    case others([WeakNode])
    case ownerAndOthers([WeakNode])
  }

  init(_ value: Value, owner: Node) {
    stored = GuardedValue(value)
    self.owner = owner
  }

  /// Whether a write of an equal value counts too, for `wasWritten()`.
  var keepsEqual: Bool { false }

  /// Called on the main actor after a write, and once after several of other threads.
  @MainActor func wasWritten() {}

  override func read() -> Value {
    // Before the value is read, so that no later write is missed.
    if isOnMainActor { MainActor.assumeIsolated { noteReader() } }
    return stored.current
  }

  final override func write(_ value: Value) {
    let access = access
    let isHeld = access.begin()
    defer { access.end(isHeld) }
    store(value)
  }

  /// Stores a value while no other thread changes it.
  func store(_ value: Value) {
    let isEqual = (stored.current as? any Equatable)?.equals(value) ?? false
    // An equal value may differ in what its type does not compare.
    stored.replace(with: value)
    if !isEqual || keepsEqual { announce(isChange: !isEqual) }
  }

  /// Replaces the value by the one that was written elsewhere, and says nothing of it.
  final func replace(with value: Value) { stored.replace(with: value) }

  /// Takes a value that is stored elsewhere already; what reads it renders again.
  @MainActor final func adopt(_ value: Value) {
    let access = access
    let isHeld = access.begin()
    defer { access.end(isHeld) }
    let isEqual = (stored.current as? any Equatable)?.equals(value) ?? false
    stored.replace(with: value)
    if !isEqual { notifyReaders() }
  }

  private func announce(isChange: Bool) {
    if isOnMainActor {
      MainActor.assumeIsolated {
        if isChange { notifyReaders() }
        wasWritten()
      }
    } else if !isWaiting.exchange(true, ordering: .acquiringAndReleasing) {
      Task { @MainActor in
        isWaiting.store(false, ordering: .releasing)
        notifyReaders()
        wasWritten()
      }
    }
  }

  @MainActor private func noteReader() {
    guard let reader = Tree.reader else { return }
    let isOwner = reader === owner
    switch readers {
    case .none: readers = isOwner ? .owner : .others([WeakNode(node: reader)])
    case .owner: if !isOwner { readers = .ownerAndOthers([WeakNode(node: reader)]) }
    case .others(let others):
      readers = isOwner ? .ownerAndOthers(others) : .others(others.adding(reader))
    case .ownerAndOthers(let others):
      if !isOwner { readers = .ownerAndOthers(others.adding(reader)) }
    }
  }

  func disown() { owner = nil }

  @MainActor private func notifyReaders() {
    switch readers {
    case .none: break
    case .owner: owner?.markDirty()
    case .others(let others): for reader in others { reader.node?.markDirty() }
    case .ownerAndOthers(let others):
      owner?.markDirty()
      for reader in others { reader.node?.markDirty() }
    }
  }
}

struct WeakNode {
  weak var node: Node?
}

extension [WeakNode] {
  /// The nodes with one more, and without those that are gone; the same if it is among them.
  @MainActor func adding(_ reader: Node) -> Self {
    if contains(where: { $0.node === reader }) { return self }
    return filter { $0.node != nil } + [WeakNode(node: reader)]
  }
}

extension Equatable {
  /// Whether `other` has this type and is equal.
  func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
