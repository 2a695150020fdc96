// `@GestureState`: a value that lasts as long as a gesture.
import Foundation

/// A value that a gesture changes while it lasts; after it the value is what it was at first.
@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  private var box: StateBox<Value>?

  /// The value while no gesture lasts.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// The value while no gesture lasts, when a view's own initializer computes it.
  public init(initialValue: Value) { initial = initialValue }

  /// The value now.
  public var wrappedValue: Value { box?.read() ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value) { box?.write(value) }

  func reset() { box?.write(initial) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil while no gesture lasts. A transaction has no animation here, so it changes nothing.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: GraphProperty {
  package nonisolated static var mayObserve: Bool { !Plainness.holds(for: Value.self) }

  /// True: the place in the tree decides; later initial values are ignored.
  package func readsSame(as other: GestureState<Value>) -> Bool { true }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let known = slot as? StateBox<Value> ?? StateBox(initial, owner: node)
    slot = known
    box = known
  }
}
