// Moving the keyboard focus, and tracking it.

/// A field's connection to a `@FocusState`.
struct FocusConnection {
  let isHere: @MainActor () -> Bool
  let came: @MainActor () -> Void
  let left: @MainActor () -> Void

  /// Observes focus and blur of `element`, and moves the focus there if the state requires it.
  @MainActor func connect(_ element: Element, _ node: Node) {
    element.set(.focus)
    element.on(.focus) { _ in came() }
    element.on(.blur) { _ in left() }
    guard isHere() else { return }
    let position = element.position
    node.tree.afterThisRender { [weak node] in
      guard let node, node.isMounted else { return }
      node.tree.focusInput(at: position, in: node)
    }
  }
}

extension FocusConnection {
  /// A copy of the connection that also reports the start and the end of editing.
  @MainActor func telling(_ editing: (@MainActor (Bool) -> Void)?) -> FocusConnection {
    guard let editing else { return self }
    let (came, left) = (came, left)
    return FocusConnection(
      isHere: isHere,
      came: {
        came()
        editing(true)
      },
      left: {
        left()
        editing(false)
      })
  }

  /// A connection that only reports the start and the end of editing; nil without a closure.
  @MainActor init?(telling editing: (@MainActor (Bool) -> Void)?) {
    guard let editing else { return nil }
    self.init(isHere: { false }, came: { editing(true) }, left: { editing(false) })
  }
}

extension View {
  /// Binds the focus of a field to a state: true while the field has the focus. Setting it to true
  /// moves the focus there.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    // The state box is confined to the main actor, as this closure is.
    nonisolated(unsafe) let condition = condition
    return rendering { context in
      context.with {
        $0[builtIn: \.controls.focus] = FocusConnection(
          isHere: { condition.wrappedValue }, came: { condition.wrappedValue = true },
          left: { condition.wrappedValue = false })
      }
    }
  }

  /// Binds the focus of a field to a value of a state, which the state has while the field has the
  /// focus. Setting that value moves the focus there.
  public nonisolated func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  where Value: Hashable {
    // Confined to the main actor, as these closures are.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return rendering { context in
      context.with {
        $0[builtIn: \.controls.focus] = FocusConnection(
          isHere: { binding.wrappedValue == value }, came: { binding.wrappedValue = value },
          left: { if binding.wrappedValue == value { binding.wrappedValue = binding.initial } })
      }
    }
  }
}
