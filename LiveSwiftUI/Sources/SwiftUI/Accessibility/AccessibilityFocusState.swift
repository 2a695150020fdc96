// `@AccessibilityFocusState`: the view that a screen reader reads.
import Foundation

/// The view that has the focus of assistive technology. In a browser a screen reader follows the
/// keyboard, so that is the focus of the keyboard. Writing it moves the focus.
@propertyWrapper public struct AccessibilityFocusState<Value> where Value: Hashable {
  private var state: FocusState<Value>

  /// Starts with the focus elsewhere: false.
  public init() where Value == Bool { state = FocusState() }

  /// Starts with no view focused: nil.
  public init<T>() where Value == T?, T: Hashable { state = FocusState() }

  /// The value of the focused view; nil or false when none has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
    nonmutating _modify { yield &state.wrappedValue }
  }

  /// The argument for `accessibilityFocused`.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(state: state.projectedValue)
  }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let state: FocusState<Value>.Binding

    /// The value of the focused view.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
      nonmutating _modify { yield &state.wrappedValue }
    }

    /// The connection itself, for passing it to another view.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension AccessibilityFocusState: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// Always true: the position in the tree identifies the state.
  package func readsSame(as other: AccessibilityFocusState<Value>) -> Bool { true }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    state.attach(to: node, slot: &slot)
  }
}

extension View {
  /// Binds the focus of assistive technology to a state: true while the view has it. Setting it to
  /// true moves the focus to the view, even one that a keyboard does not reach.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    // The state box is confined to the main actor, as these closures are.
    nonisolated(unsafe) let condition = condition
    return connectingFocus {
      FocusConnection(
        isHere: { condition.wrappedValue }, came: { condition.wrappedValue = true },
        left: { condition.wrappedValue = false })
    }
  }

  /// Binds the focus of assistive technology to a value of a state, which the state has while the
  /// view has the focus. Setting that value moves the focus to the view.
  public nonisolated func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    // Confined to the main actor, as these closures are.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return connectingFocus {
      FocusConnection(
        isHere: { binding.wrappedValue == value }, came: { binding.wrappedValue = value },
        left: {
          if binding.wrappedValue == value { binding.wrappedValue = binding.state.initial }
        })
    }
  }

  /// Connects the element of the view with a focus, unless a field inside already is.
  private nonisolated func connectingFocus(
    _ make: @escaping @MainActor () -> FocusConnection
  ) -> some View {
    rendering { context in
      context.decorated { element, inner in
        guard element.attribute(.focus) == nil else { return element }
        let isControl = [.button, .a, .input, .select].contains(element.tag)
        if !isControl, element.attribute("tabindex") == nil { element.set("tabindex", "-1") }
        make().connect(element, inner.node)
        return element
      }
    }
  }
}
