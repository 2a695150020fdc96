// The focus of the search field of a screen.

extension View {
  /// Binds the focus of the search field to a state: true while the field has the focus. Setting it
  /// to true moves the focus there.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    // The state box is confined to the main actor, as these closures are.
    nonisolated(unsafe) let binding = binding
    return rendering { context in
      context.with {
        $0[builtIn: \.controls.searchFocus] = FocusConnection(
          isHere: { binding.wrappedValue }, came: { binding.wrappedValue = true },
          left: { binding.wrappedValue = false })
      }
    }
  }

  /// Binds the focus of the search field to a value of a state, which the state has while the field
  /// has the focus. Setting that value moves the focus there.
  public nonisolated func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  where V: Hashable {
    // Confined to the main actor, as these closures are.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return rendering { context in
      context.with {
        $0[builtIn: \.controls.searchFocus] = FocusConnection(
          isHere: { binding.wrappedValue == value }, came: { binding.wrappedValue = value },
          left: { if binding.wrappedValue == value { binding.wrappedValue = binding.initial } })
      }
    }
  }
}
