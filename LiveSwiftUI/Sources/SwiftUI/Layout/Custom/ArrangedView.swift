// The node of a layout: a container of the browser's, or the boxes of a layout of an app's own.
import Foundation

/// Views in the container of a layout.
nonisolated struct ArrangedView<Content: View> {
  let container: _LayoutContainer
  let content: Content
}

extension ArrangedView: View, Primitive {
  typealias Body = Never

  // The content keeps one position in the tree, whichever container surrounds it.
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { ArrangedNode(context) }
    let (container, content) = (container, content)
    if case .own(let layout) = container.kind {
      node.accept(context, layout) { content.eachMember($0, $1) }
    } else {
      node.accept(context) { container.draw(content, $0, into: &$1) }
    }
    items.append(.node(node))
  }
}

extension _LayoutContainer {
  @MainActor fileprivate func draw(
    _ content: some View, _ context: Context, into items: inout [Item]
  ) {
    switch kind {
    case .row(let layout):
      HStack(alignment: layout.alignment, spacing: layout.spacing) { content }
        .render(context, into: &items)
    case .column(let layout):
      VStack(alignment: layout.alignment, spacing: layout.spacing) { content }
        .render(context, into: &items)
    case .layers(let layout):
      ZStack(alignment: layout.alignment) { content }.render(context, into: &items)
    case .grid(let layout):
      Grid(
        alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
        verticalSpacing: layout.verticalSpacing
      ) { content }
      .render(context, into: &items)
    case .own: break
    }
  }
}
