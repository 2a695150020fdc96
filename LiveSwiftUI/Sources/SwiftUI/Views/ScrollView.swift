// A region that scrolls.
import Foundation

/// A region that scrolls.
public struct ScrollView<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// A region that scrolls along these axes. A vertical one scrolls with the screen; with both axes
  /// it scrolls horizontally.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let sideways = axes.contains(.horizontal)
    let element = context.element(.div, sideways ? "sh" : "sv")
    element.appetite = .fixed(sideways ? .horizontal : [.horizontal, .vertical])
    var inner = context
    if let names = context.facts.place.scrollSnapping {
      element.name(names)
      // Does not apply to scroll views inside.
      inner.environment[fact: \.place.scrollSnapping] = nil
    }
    if sideways {
      // A scrolling region must be reachable by keyboard.
      element.set("tabindex", "0")
    }
    inner.fill(element, axis: sideways ? .horizontal : .vertical, with: content)
    context.emit(element, into: &items)
  }
}
