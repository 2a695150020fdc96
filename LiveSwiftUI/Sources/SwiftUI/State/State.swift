// `@State`: a value that belongs to a position in the tree.
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

  /// The current value, on any thread. A write rerenders the views that read it; an equal value
  /// rerenders none.
  public var wrappedValue: Value {
    get { box[or: initial] }
    nonmutating set { box[or: initial] = newValue }
    nonmutating _modify { yield &box[or: initial] }
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

  /// The value, unless it equals the initial one.
  package var changedValue: Any? {
    let value = wrappedValue
    if let initial = initial as? any Equatable, initial.equals(value) { return nil }
    return value
  }

  /// Sets a value that ``changedValue`` has returned.
  package func restore(_ value: Any) { if let value = value as? Value { wrappedValue = value } }

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
