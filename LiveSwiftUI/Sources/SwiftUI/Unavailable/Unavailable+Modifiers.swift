// Apple's modifiers that do not work here: each is a compile error that names an alternative.
import Foundation

// Declared so that the compiler can report more than "has no member". They are never called.

extension Group {
  /// Unavailable: the views of a container one by one.
  @available(*, unavailable, message: "Hand the views in as data, with ForEach.")
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) { fatalError("unavailable") }
}

extension ForEach {
  /// Unavailable: the views of a container one by one.
  @available(*, unavailable, message: "Hand the views in as data, with ForEach.")
  public init<V: View, Result: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
  ) { fatalError("unavailable") }
}

extension View {
  /// Unavailable: makes the view the source of a drag.
  @available(*, unavailable, message: "Nothing is dragged here; use a Menu.")
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
}
