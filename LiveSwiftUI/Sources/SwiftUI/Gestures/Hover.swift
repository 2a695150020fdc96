// An action that runs when a mouse enters or leaves a view.

extension View {
  /// Runs `action` with true when a mouse enters the view, and with false when it leaves. Touch
  /// never runs it.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only, where the view lives.
    return rendering { context in
      context.node.tree.needsMoreScript()
      return context.decorated { element, _ in
        let box = element.free(for: .hover)
        box.set("data-hv", "")
        box.on(.hover) { if case .flag(let isOver) = $0 { action(isOver) } }
        return box
      }
    }
  }
}
