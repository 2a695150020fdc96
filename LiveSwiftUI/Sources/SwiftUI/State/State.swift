// `@State` and `Binding`: values that a node remembers, and ways to reach them.
import Foundation

/// A stored property that the runtime may connect before a body runs.
public protocol DynamicProperty {
  /// Called before a body runs; only for the properties that SwiftUI itself has.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the property keeps no value of its own.
  public mutating func update() {}
}

/// A value that belongs to a view's place in the tree.
@propertyWrapper public struct State<Value> {
  private let initial: Value
  private var box: StateBox<Value>?

  /// The value for the first rendering at a place; later ones are ignored.
  public init(wrappedValue value: Value) { initial = value }

  /// The value for the first rendering at a place, when a view's own initializer computes it.
  public init(initialValue value: Value) { initial = value }

  /// The value now. A write renders the views that read it; an equal value renders nothing.
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
  /// True: the place in the tree decides; later initial values are ignored.
  package func readsSame(as other: State<Value>) -> Bool { true }

  package nonisolated static var mayObserve: Bool { !Plainness.holds(for: Value.self) }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    if let known = slot as? StateBox<Value> {
      box = known
    } else {
      let made = StateBox(initial, owner: node)
      slot = made
      box = made
    }
  }
}

/// Somewhere a binding reads and writes.
package class Location<Value>: @unchecked Sendable {
  // Read and written on the main actor; a binding carried elsewhere hops there to write (see
  // `StateBox.write`).
  func read() -> Value { fatalError("an abstract location was read") }
  func write(_ value: Value) {}
  /// Whether both lead to the same value; false may be wrong, true never is.
  func leadsToSame(as other: Location<Value>) -> Bool { false }
}

/// The remembered value of one `@State`, and who has to render again when it changes.
class StateBox<Value>: Location<Value>, OwnedByNode, @unchecked Sendable {
  // Confined to the main actor like the tree it belongs to; see `write`.
  private var value: Value
  // A weak reference would cost a side table of 48 bytes a node; the owner calls `disown` before it
  // goes.
  private unowned var owner: Node?
  private var readers = Readers.none

  /// Who read the value in a body. One word, and only rarely a list.
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
      readers = isOwner ? .ownerAndOthers(others) : .others(Self.adding(reader, to: others))
    case .ownerAndOthers(let others):
      if !isOwner { readers = .ownerAndOthers(Self.adding(reader, to: others)) }
    }
  }

  @MainActor private static func adding(_ reader: Node, to others: [WeakNode]) -> [WeakNode] {
    if others.contains(where: { $0.node === reader }) { return others }
    return others.filter { $0.node != nil } + [WeakNode(node: reader)]
  }

  func disown() { owner = nil }

  @MainActor private func tellReaders() {
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
    // Handed over once; the writer keeps no other use of it.
    nonisolated(unsafe) let unsafeValue = value
    onMainActor {
      if let old = self.value as? any Equatable, old.equals(unsafeValue) { return }
      self.value = unsafeValue
      self.tellReaders()
    }
  }
}

struct WeakNode {
  weak var node: Node?
}

extension Equatable {
  /// Whether `other` is of this type and the same.
  func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
