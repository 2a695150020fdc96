// What all controls in a view have: whether they can be used, their size, their labels.

extension View {
  /// Disables the controls in this view. A view inside cannot enable them again.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    rendering { context in
      context.with { if disabled { $0[builtIn: \.controls.isEnabled] = false } }
    }
  }

  /// Sets the size of the buttons in this view. Other controls have one size here.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    builtIn(\.text.controlSize, controlSize)
  }

  /// Hides the labels of toggles and progress views in this view; they are still read aloud.
  public nonisolated func labelsHidden() -> some View { builtIn(\.controls.labelsHidden, true) }

  /// Hides the labels of controls, as `labelsHidden()` does, or leaves them.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    builtIn(\.controls.labelsHidden, visibility == .hidden)
  }
}
