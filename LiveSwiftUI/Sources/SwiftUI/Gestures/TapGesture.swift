// A tap, or several quickly after each other.
import Foundation

/// A tap, or several quickly after each other.
public nonisolated struct TapGesture {
  /// How many taps it takes.
  public var count: Int

  /// A gesture of so many taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture, BrowserGesture {
  /// Nothing: a tap is a tap.
  public typealias Value = ()
  /// None: the gesture itself is told by the browser.
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<()>, to element: Element, in context: Context
  ) -> Element {
    element.tapped(count) { hooks.tellEnded(()) }
  }
}

extension Element {
  /// Makes the element, or one around it, tell of so many taps.
  @MainActor func tapped(_ count: Int, _ action: @escaping () -> Void) -> Element {
    let kind = count > 1 ? Handler.Kind.taps : .click
    let box = free(for: kind)
    if count > 1 {
      box.set("data-tap", String(min(count, 5)))
      box.name("hold")
    } else {
      box.set("data-e", "c")
      box.name("tap")
    }
    box.on(kind) { _ in action() }
    return box
  }
}
