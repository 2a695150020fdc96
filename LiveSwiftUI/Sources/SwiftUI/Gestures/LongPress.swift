// Actions for a long press on a view.
import Foundation

extension View {
  /// Runs `action` when a person holds the view down for `minimumDuration` seconds without moving
  /// farther than `maximumDistance` points. `onPressingChanged` runs at the start and at the end of
  /// the press.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    // Called on the main actor only, where the view lives.
    nonisolated(unsafe) let (action, change) = (action, onPressingChanged)
    return rendering { context in
      guard context.builtIn.controls.isEnabled else { return context }
      context.node.tree.needs(.gestures)
      return context.decorated { element, _ in
        element.held(minimumDuration, maximumDistance, action, pressing: change)
      }
    }
  }

  /// Runs `action` when a person holds the view down for `minimumDuration` seconds without moving
  /// farther than `maximumDistance` points. `pressing` runs at the start and at the end of the
  /// press.
  @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
