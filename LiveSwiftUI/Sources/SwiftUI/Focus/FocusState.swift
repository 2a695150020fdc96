// `@FocusState`: the field that has the keyboard focus.
import Foundation

/// The field that has the keyboard focus. Writing it moves the focus.
@propertyWrapper public struct FocusState<Value> where Value: Hashable {
  private let initial: Value
  private var box: StateBox<Value>?

  // Declared in the structure itself: only there does the compiler find the initializer for a
  // property without a value, so that the view keeps its own `init()`.

  /// Starts with the focus elsewhere: false.
  public init() where Value == Bool { initial = false }

  /// Starts with no field focused: nil.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The value of the focused field; nil or false when none has the focus.
  public var wrappedValue: Value {
    get { box[or: initial] }
    nonmutating set { box[or: initial] = newValue }
    nonmutating _modify { yield &box[or: initial] }
  }

  /// The argument for `focused`.
  public var projectedValue: Binding { Binding(box: box, initial: initial) }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let box: StateBox<Value>?
    let initial: Value

    /// The value of the focused field.
    public var wrappedValue: Value {
      get { box[or: initial] }
      nonmutating set { box[or: initial] = newValue }
      nonmutating _modify { yield &box[or: initial] }
    }

    /// The connection itself, for passing it to another view.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// Always true: the position in the tree identifies the state.
  package func readsSame(as other: FocusState<Value>) -> Bool { true }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let known = slot as? StateBox<Value> ?? StateBox(initial, owner: node)
    slot = known
    box = known
  }
}
