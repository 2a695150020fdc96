// `presentationMode`, the first form of `dismiss` and `isPresented`.

/// Whether a view is presented or pushed, and the way to close it. `dismiss` is its newer form.
public struct PresentationMode {
  /// Whether the view is in a presentation or on a pushed screen.
  public internal(set) var isPresented: Bool
  var isDismissed = false

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes the innermost presentation or goes back by one screen; does nothing elsewhere.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  /// A binding to the mode of the innermost presentation.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = self[builtIn: \.controls.dismiss]
    return Binding(
      location: MappedLocation(
        read: { PresentationMode(isPresented: dismiss != nil) },
        write: { mode in if mode.isDismissed, let dismiss { onMainActor { dismiss() } } }))
  }

  /// Whether the view is in a presentation or on a pushed screen.
  public var isPresented: Bool { self[builtIn: \.controls.dismiss] != nil }
}
