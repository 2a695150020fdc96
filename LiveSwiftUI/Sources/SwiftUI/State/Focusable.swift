// Views that can have the keyboard focus, and the ring around them.

extension View {
  /// Lets a keyboard, or a press, focus the view.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    rendering { context in
      guard isFocusable, context.builtIn.controls.isEnabled else { return context }
      return context.decorated { element, inner in
        if element.attribute("tabindex") == nil { element.set("tabindex", "0") }
        if !inner.builtIn.controls.hasFocusRing { element.style("outline", "none") }
        if element.attribute("data-fo") == nil {
          inner.builtIn.controls.focus?.connect(element, inner.node)
        }
        return element
      }
    }
  }

  /// Lets a keyboard, or a press, focus the view. The interactions change nothing: a browser
  /// focuses all such views alike.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  {
    focusable(isFocusable)
  }

  /// Hides the ring of focus around focusable views inside. Controls and fields keep theirs.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    rendering { context in
      context.with { if disabled { $0[builtIn: \.controls.hasFocusRing] = false } }
    }
  }

  /// Sets the focus to `value` when the view appears. The priority changes nothing: a page has one
  /// focus.
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    // Confined to the main actor, as the closure is.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return onAppear { binding.wrappedValue = value }
  }
}

/// The uses of the focus by a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each use.
  public let rawValue: Int

  /// The uses of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A press of a key that acts as a tap.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Keys that change a value.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All of them.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The times at which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// When the person moves the focus into the view, too.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
