// Controls that a drag presses by resting over them.
import Foundation

/// Whether a drag that rests over a control presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let isOn: Bool?

  /// Tab bars and the like do on iOS; nothing does here.
  public static let automatic = SpringLoadingBehavior(isOn: nil)
  /// A drag that rests over the control presses it.
  public static let enabled = SpringLoadingBehavior(isOn: true)
  /// A drag presses nothing.
  public static let disabled = SpringLoadingBehavior(isOn: false)
}

extension View {
  /// Sets whether a drag that rests over the control presses it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    rendering { context in
      guard behavior == .enabled else { return context }
      context.node.tree.needs(.transfer)
      return context.decorated { element, _ in
        element.set(.springLoads)
        return element
      }
    }
  }
}
