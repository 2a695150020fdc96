// The rendering of content in containers.
import Foundation

extension Context {
  /// The element of a row or column, with its cross-axis alignment (nil for the middle) and its
  /// spacing in points.
  func stack(_ name: String, _ alignment: String?, _ spacing: CGFloat?) -> Element {
    let element = element(.div, name)
    if let alignment { element.style("align-items", alignment) }
    if let spacing { element.style("gap", CSS.length(spacing)) }
    return element
  }

  /// Renders `content` into `element`, whose children are laid out along `axis`.
  func fill(_ element: Element, axis: Axis?, with content: some View) {
    var inner = inside()
    if inner.facts.place.stackAxis != axis { inner.environment[fact: \.place.stackAxis] = axis }
    if inner.facts.place.isListRow { inner.environment[fact: \.place.isListRow] = false }
    if inner.facts.place.lazyAxis != nil, element.tag != .ul {
      inner.environment[fact: \.place.lazyAxis] = nil
    }
    var children: [Item] = []
    content.draw(inner, into: &children)
    element.content = .items(children)
  }
}
