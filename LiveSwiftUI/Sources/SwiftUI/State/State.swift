// `@State` and the locations of bindings: values that a node stores, and access to them.
import Foundation

/// A stored property that the runtime connects before a body runs.
public protocol DynamicProperty {
  /// Called before a body runs, and only on SwiftUI's own properties.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A value that belongs to a view's position in the tree.
@propertyWrapper public struct State<Value> {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Sets the value for the first rendering at a position; later values are ignored.
  public init(wrappedValue value: Value) { initial = value }

  /// Sets the value for the first rendering at a position, from a view's own initializer.
  public init(initialValue value: Value) { initial = value }

  /// The current value. A write rerenders the views that read it; an equal value rerenders none.
  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  /// Always true: the position in the tree identifies the state, and later initial values are
  /// ignored.
  package func readsSame(as other: State<Value>) -> Bool { true }

  package nonisolated static var mayObserve: Bool { !PlainTypes.contains(Value.self) }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    if let known = slot as? StateBox<Value> {
      box = known
    } else {
      let made = KeptState.box(initial, owner: node) ?? StateBox(initial, owner: node)
      slot = made
      box = made
    }
  }
}

/// A location that a binding reads and writes.
package class Location<Value>: @unchecked Sendable {
  // Read and written on the main actor; a binding used elsewhere writes by way of the main actor
  // (see `StateBox.write`).
  func read() -> Value { fatalError("an abstract location was read") }
  func write(_ value: Value) {}
  /// Whether both access the same value. False negatives are possible, false positives are not.
  func refersToSame(as other: Location<Value>) -> Bool { false }
}

/// The stored value of one `@State`, and the nodes that render again when it changes.
class StateBox<Value>: Location<Value>, OwnedByNode, @unchecked Sendable {
  // Confined to the main actor like its tree; see `write`.
  private var value: Value
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
    self.value = value
    self.owner = owner
  }

  override func read() -> Value {
    guard isOnMainActor else { return value }
    MainActor.assumeIsolated { noteReader() }
    return value
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

  override func write(_ value: Value) {
    // Transferred once; the writer does not use it afterwards.
    nonisolated(unsafe) let unsafeValue = value
    onMainActor {
      if let old = self.value as? any Equatable, old.equals(unsafeValue) { return }
      self.value = unsafeValue
      self.notifyReaders()
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
