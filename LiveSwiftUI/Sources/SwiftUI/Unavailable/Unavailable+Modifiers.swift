// Apple's modifiers that do not work here: each is a compile error that names an alternative.
import Foundation

// Declared so that the compiler can report more than "has no member". They are never called.

extension View {

  /// Unavailable: adds a gesture with precedence over those of the view.
  @available(*, unavailable, message: "Gestures have no rank here: use gesture(_:including:).")
  public nonisolated func highPriorityGesture<T>(_ gesture: T) -> some View { self }

  /// Unavailable: makes the view the source of a drag.
  @available(*, unavailable, message: "Nothing is dragged here; use a Menu.")
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Unavailable: binds the scroll position to an id.
  @available(*, unavailable, message: "The browser keeps scroll positions itself.")
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  { self }

}
