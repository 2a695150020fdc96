// A grid whose cells wait until they are near.
import Foundation

/// A grid that grows downwards, in given columns.
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  /// Where the columns stand when they leave some of the width.
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid of these columns. `alignment` places the columns where they leave some of the width,
  /// and `spacing` lies between the rows. No view is pinned here.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, "vg")
    element.appetite = .children(also: .horizontal, except: [])
    element.style("grid-template-columns", columns.map(\.css).joined(separator: " "))
    // Seen only where the columns leave some of the width.
    element.style("justify-content", alignment.css)
    element.style("row-gap", CSS.rem(spacing ?? 8))
    if let gap = columns.first?.spacing { element.style("column-gap", CSS.rem(gap)) }
    align(element, context)
    context.fillLazily(element, axis: .vertical, with: content)
    context.emit(element, into: &items)
  }

  /// Places the views in their cells as the columns say. All columns place them alike, because
  /// nothing here knows which column a view comes to stand in.
  @MainActor private func align(_ element: Element, _ context: Context) {
    let alignments = columns.map(\.alignment)
    if let first = alignments.first, alignments.contains(where: { $0 != first }) {
      context.node.tree.services.log("The columns of a grid all have the first one's alignment.")
    }
    let spacings = columns.dropLast().map(\.spacing)
    if let first = spacings.first, spacings.contains(where: { $0 != first }) {
      context.node.tree.services.log("The columns of a grid all have the first one's spacing.")
    }
    guard let alignment = alignments.first ?? nil else { return }
    element.style("justify-items", alignment.css.across)
    element.style("align-items", alignment.css.down)
  }
}
