// A grid that renders its cells when they come near the viewport.
import Foundation

/// A grid with given columns that grows downwards.
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  /// The alignment of the columns when they do not fill the width.
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid of these columns. `alignment` positions columns that do not fill the width, and
  /// `spacing` separates the rows. `pinnedViews` are the headers and footers
  /// of sections that stay visible.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .verticalGrid)
    element.appetite = .children(also: .horizontal, except: [])
    element.style("grid-template-columns", columns.tracks)
    // Visible only when the columns do not fill the width.
    element.style("justify-content", alignment.css)
    element.style("row-gap", CSS.length(spacing ?? 8))
    if let gap = columns.first?.spacing { element.style("column-gap", CSS.length(gap)) }
    context.align(columns, "columns", in: element)
    context.fillLazily(element, axis: .vertical, pinned: pinnedViews, with: content)
    context.emit(element, into: &items)
  }
}

extension Context {
  /// Aligns the views of a grid in their cells. All columns or rows use one alignment, because the
  /// server does not know the column of a view.
  func align(_ tracks: [GridItem], _ name: String, in element: Element) {
    let alignments = tracks.map(\.alignment)
    if let first = alignments.first, alignments.contains(where: { $0 != first }) {
      node.tree.services.log("The \(name) of a grid all have the first one's alignment.")
    }
    let spacings = tracks.dropLast().map(\.spacing)
    if let first = spacings.first, spacings.contains(where: { $0 != first }) {
      node.tree.services.log("The \(name) of a grid all have the first one's spacing.")
    }
    guard let alignment = alignments.first ?? nil else { return }
    element.style("justify-items", alignment.css.across)
    element.style("align-items", alignment.css.down)
  }
}
