// What happens when a mouse comes over a view and leaves it.

extension View {
  /// Runs `action` with true when a mouse comes over the view, and with false when it leaves. A
  /// finger hovers over nothing.
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
