// Modifiers that add gestures to a view.
import Foundation

extension View {
  /// Adds a gesture to the view. All gestures of a view are recognised simultaneously here.
  public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    recognizing(gesture, mask)
  }

  /// Adds a gesture to the view, recognised simultaneously with its other gestures.
  public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  where T: Gesture {
    recognizing(gesture, mask)
  }

  /// Adds a gesture to the view. It does not take precedence here: the gestures of the views inside
  /// are recognised too.
  public nonisolated func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  where T: Gesture {
    recognizing(gesture, mask)
  }

  /// Adds a gesture to the view while `isEnabled` is true. It does not take precedence here: the
  /// gestures of the views inside are recognised too.
  public nonisolated func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    recognizing(gesture, isEnabled ? .all : .subviews)
  }

  /// Runs `action` on a tap, or on `count` taps in quick succession. Prefer a `Button` for a view
  /// that looks and acts like one.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    nonisolated(unsafe) let action = action  // Called on the main actor only, where the view lives.
    return rendering { context in
      guard context.builtIn.controls.isEnabled else { return context }
      if count > 1 { context.node.tree.needs(.gestures) }
      return context.decorated { element, context in
        let box = element.tapped(count, action)
        box.namingEnvironment = context.builtIn
        return box
      }
    }
  }

  private nonisolated func recognizing<T: Gesture>(_ gesture: T, _ mask: GestureMask) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask)
  }
}
