// How a cell lies in a grid: its columns, its alignment, and whether it widens them.
import Foundation

extension View {
  /// Lets a cell of a grid span `count` columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifyingElement { $0.style("grid-column-end", "span \(min(max(count, 1), 12))") }
  }

  /// Aligns the view in its cell of a grid: at a side or in the middle, whichever `anchor` is
  /// nearest to along each axis.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    func side(_ share: CGFloat) -> String {
      share < 1.0 / 3 ? "flex-start" : share > 2.0 / 3 ? "flex-end" : "center"
    }
    let (across, down) = (side(anchor.x), side(anchor.y))
    return modifyingElement { cell in
      cell.style("justify-self", across)
      cell.style("align-self", down)
    }
  }

  /// Lets a cell of a grid take the space of its column or row, without making it larger.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifyingElement { cell in
      if axes.contains(.horizontal) {
        cell.style("width", "0")
        cell.style("min-width", "100%")
      }
      if axes.contains(.vertical) {
        cell.style("height", "0")
        cell.style("min-height", "100%")
      }
    }
  }

  /// Aligns all cells in the column of this cell, which is one of the first six. A modifier after
  /// this one that draws a box around the cell hides it.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifyingElement { cell in
      switch guide.css {
      case "flex-start": cell.name(.columnStart)
      case "flex-end": cell.name(.columnEnd)
      default: cell.name(.columnCentre)
      }
    }
  }
}
