// `@GestureState`: a value that lasts as long as a gesture.
import Foundation

/// A value that a gesture changes while it lasts, and that is reset afterwards.
@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  private var box: StateBox<Value>?

  /// The value while no gesture is in progress.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// The value while no gesture is in progress, computed by a view's own initializer.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value.
  public var wrappedValue: Value { box?.read() ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value) { box?.write(value) }

  func reset() { box?.write(initial) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil while no gesture is in progress. The transaction is ignored: it has no animation here.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: GraphProperty {
  package nonisolated static var mayObserve: Bool { !PlainTypes.contains(Value.self) }

  /// True: the position in the tree identifies the state, and later initial values are ignored.
  package func readsSame(as other: GestureState<Value>) -> Bool { true }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let known = slot as? StateBox<Value> ?? StateBox(initial, owner: node)
    slot = known
    box = known
  }
}
