// The rendering of content in lazy containers.
import Foundation

extension Context {
  /// Renders `content` into a lazy container: each row of a `ForEach` gets a gate that the browser
  /// opens.
  func fillLazily(_ element: Element, axis: Axis, with content: some View) {
    var inner = inside()
    inner.environment[builtIn: \.position.stackAxis] = axis
    inner.environment[builtIn: \.position.lazyAxis] = axis
    var children: [Item] = []
    content.draw(inner.gated(), into: &children)
    element.content = .items(children)
  }

  /// A context whose elements report when they come near the viewport, if something in them waits
  /// for that.
  func gated() -> Context {
    decorated { element, context in
      element.gate = context.environment.row?.gate
      return element
    }
  }
}
