// Moving the keyboard's focus, and knowing where it is.

/// One field's connection to a `@FocusState`.
struct FocusPlace {
  let isHere: @MainActor () -> Bool
  let came: @MainActor () -> Void
  let left: @MainActor () -> Void

  /// Hears of focus and blur of `element`, and moves the focus there when the state says so.
  @MainActor func connect(_ element: Element, _ node: Node) {
    element.set("data-fo", "")
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

extension FocusPlace {
  /// The same connection, which also tells whether the field is being edited.
  @MainActor func telling(_ editing: (@MainActor (Bool) -> Void)?) -> FocusPlace {
    guard let editing else { return self }
    let (came, left) = (came, left)
    return FocusPlace(
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

  /// A connection that only tells whether the field is being edited; nil where nobody is told.
  @MainActor init?(telling editing: (@MainActor (Bool) -> Void)?) {
    guard let editing else { return nil }
    self.init(isHere: { false }, came: { editing(true) }, left: { editing(false) })
  }
}

extension View {
  /// Ties a field to a focus state: true while it has the keyboard, and setting true moves the
  /// keyboard there.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    // Its box is confined to the main actor, as this closure is.
    nonisolated(unsafe) let condition = condition
    return rendering { context in
      context.with {
        $0[fact: \.controls.focus] = FocusPlace(
          isHere: { condition.wrappedValue }, came: { condition.wrappedValue = true },
          left: { condition.wrappedValue = false })
      }
    }
  }

  /// Ties a field to a value of a focus state, which has that value while the field has the
  /// keyboard; setting it moves the keyboard there.
  public nonisolated func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  where Value: Hashable {
    // Confined to the main actor, as these closures are.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return rendering { context in
      context.with {
        $0[fact: \.controls.focus] = FocusPlace(
          isHere: { binding.wrappedValue == value }, came: { binding.wrappedValue = value },
          left: { if binding.wrappedValue == value { binding.wrappedValue = binding.initial } })
      }
    }
  }
}
