// A grid whose columns are as wide as their widest cell.
import Foundation

/// Rows of cells in columns. The columns of up to twelve cells line up.
@frozen public struct Grid<Content> where Content: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// A grid with `alignment` in its cells and spacing in points. A view outside a row is a row of
  /// its own and spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .grid)
    element.style("justify-items", alignment.css.across)
    element.style("align-items", alignment.css.down)
    element.style("column-gap", CSS.length(horizontalSpacing ?? 8))
    element.style("row-gap", CSS.length(verticalSpacing ?? 8))
    context.fill(element, axis: .vertical, with: content)
    context.emit(element, into: &items)
  }
}

/// One row of a grid; each view in it is a cell.
@frozen public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row with its own vertical alignment, or that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .gridRow)
    var inside = context
    inside.decorations = nil
    if let alignment {
      inside = inside.decorated { cell, _ in
        cell.style("align-self", alignment.css)
        return cell
      }
    }
    var cells: [Item] = []
    var place = inside.child(0)
    place.environment[builtIn: \.position.stackAxis] = .horizontal
    place.environment[builtIn: \.position.lazyAxis] = nil
    content.draw(place, into: &cells)
    element.content = .items(cells)
    context.emit(element, into: &items)
  }
}
