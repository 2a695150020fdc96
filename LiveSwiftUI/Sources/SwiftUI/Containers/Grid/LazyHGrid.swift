// A grid with given rows that renders its cells when they come near the viewport.
import Foundation

/// A grid with given rows that grows sideways, as in a horizontal scroll view.
public struct LazyHGrid<Content> where Content: View {
  let rows: [GridItem]
  /// The alignment of the rows when they do not fill the height.
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid of these rows. `alignment` positions rows that do not fill the height, and `spacing`
  /// separates the columns. `pinnedViews` are the headers and footers of sections that stay
  /// visible.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .horizontalGrid)
    element.appetite = .children(also: .vertical, except: [])
    element.style("grid-template-rows", rows.tracks)
    // Visible only when the rows do not fill the height.
    element.style("align-content", alignment.css)
    element.style("column-gap", CSS.length(spacing ?? 8))
    if let gap = rows.first?.spacing { element.style("row-gap", CSS.length(gap)) }
    context.align(rows, "rows", in: element)
    context.fillLazily(element, axis: .horizontal, pinned: pinnedViews, with: content)
    context.emit(element, into: &items)
  }
}
