// Views that can have the keyboard focus, and the ring around them.

extension View {
  /// Lets a keyboard, or a press, focus the view.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    rendering { context in
      guard isFocusable, context.builtIn.controls.isEnabled else { return context }
      return context.decorated { element, inner in
        if element.attribute("tabindex") == nil { element.set("tabindex", "0") }
        if !inner.builtIn.controls.hasFocusRing { element.style("outline", "none") }
        if element.attribute(.focus) == nil {
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
