// `@FocusState`: which field has the keyboard.
import Foundation

/// Which field has the keyboard, and a way to move it.
@propertyWrapper public struct FocusState<Value> where Value: Hashable {
  private let initial: Value
  private var box: StateBox<Value>?

  // In the structure itself, where the compiler looks for the initializer of a property with no
  // value: only so does the view with it keep its own `init()`.

  /// Starts with the keyboard elsewhere: false.
  public init() where Value == Bool { initial = false }

  /// Starts with the keyboard in none of the fields: nil.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The value of the field that has the keyboard; nil or false when none has.
  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set { box?.write(newValue) }
  }

  /// A connection for `focused`.
  public var projectedValue: Binding { Binding(box: box, initial: initial) }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let box: StateBox<Value>?
    let initial: Value

    /// The value of the field that has the keyboard.
    public var wrappedValue: Value {
      get { box?.read() ?? initial }
      nonmutating set { box?.write(newValue) }
    }

    /// The connection itself, to hand it on to another view.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// True: the place in the tree decides.
  package func readsSame(as other: FocusState<Value>) -> Bool { true }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let known = slot as? StateBox<Value> ?? StateBox(initial, owner: node)
    slot = known
    box = known
  }
}
