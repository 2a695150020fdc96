// The field that has the focus when a part of a screen appears.

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the part of the screen appears.
  public static let automatic = DefaultFocusEvaluationPriority()

  /// The same: where the person moves the focus, the browser decides.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Gives a focus state this value when the view appears, unless a field has the focus already.
  /// `priority` changes nothing: the keys of a browser move the focus their own way.
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    // Confined to the main actor, as this closure is.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return LifecycleView(self) {
      DefaultFocus {
        if binding.wrappedValue == binding.initial { binding.wrappedValue = value }
      }
    }
  }
}

/// Sets the focus once, and not again when a screen pushed over the view goes away.
private final class DefaultFocus: LifecycleModifier {
  private let set: @MainActor () -> Void

  init(_ set: @escaping @MainActor () -> Void) { self.set = set }

  func appeared(isFirst: Bool) { if isFirst { set() } }
  func updated(to newer: any LifecycleModifier) {}
  func disappeared() {}
}
