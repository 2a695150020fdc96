// The rendering of content in containers.
import Foundation

extension Context {
  /// A context for the views of a stack, which share the room of the screen.
  func inStack(_ isInStack: Bool = true) -> Context {
    guard builtIn.position.isInStack != isInStack else { return self }
    return with { $0[builtIn: \.position.isInStack] = isInStack }
  }

  /// The element of a row or column, with its cross-axis alignment (nil for the middle) and its
  /// spacing in points.
  func stack(_ name: ClassName, _ alignment: String?, _ spacing: CGFloat?) -> Element {
    let element = element(.div, name)
    if let alignment { element.style("align-items", alignment) }
    if let spacing, spacing < 0 {
      // CSS has no gap below zero.
      element.name(.overlapping)
      element.style("gap", CSS.length(0))
      element.style("--near", CSS.length(spacing))
    } else if let spacing {
      element.style("gap", CSS.length(spacing))
    }
    return element
  }

  /// Renders `content` into `element`, whose children are laid out along `axis`.
  func fill(
    _ element: Element, axis: Axis?, alignment: Alignment = .center, with content: some View
  ) {
    var inner = inside()
    if inner.builtIn.position.alignment != alignment {
      inner.environment[builtIn: \.position.alignment] = alignment
    }
    element.lineUp(alignment, node.tree)
    if inner.builtIn.position.stackAxis != axis {
      inner.environment[builtIn: \.position.stackAxis] = axis
    }
    if inner.builtIn.position.isListRow { inner.environment[builtIn: \.position.isListRow] = false }
    if inner.builtIn.position.lazyAxis != nil, element.tag != .ul {
      inner.environment[builtIn: \.position.lazyAxis] = nil
    }
    if element.tag == .button || element.tag == .a { element.namingEnvironment = builtIn }
    var children: [Item] = []
    content.draw(inner, into: &children)
    element.content = .items(children)
  }
}
