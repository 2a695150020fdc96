// Taps as a gesture.
import Foundation

/// A tap, or several in quick succession.
public nonisolated struct TapGesture {
  /// The number of taps; more than five count as five.
  public var count: Int

  /// A gesture of `count` taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture, BrowserGesture {
  /// None: a tap has no value.
  public typealias Value = ()
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<()>, to element: Element, in context: Context
  ) -> Element {
    element.tapped(count) { hooks.reportEnded(()) }
  }
}

extension Element {
  /// Makes the element, or a wrapper around it, report `count` taps, five at most.
  @MainActor func tapped(_ count: Int, _ action: @escaping () -> Void) -> Element {
    let kind = count > 1 ? Handler.Kind.taps : .click
    let box = free(for: kind)
    if count > 1 {
      box.set(.taps, String(min(count, 5)))
      box.name(.held)
    } else {
      box.emits(.click)
      box.name(.tappable)
    }
    box.on(kind) { _ in action() }
    return box
  }
}
