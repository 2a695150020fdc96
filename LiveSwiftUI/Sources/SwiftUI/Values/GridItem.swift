// The columns of a grid.

/// One column of a vertical grid or one row of a horizontal one.
public struct GridItem: Sendable {
  /// How the width of a column is found, in points.
  public enum Size: Sendable {
    /// Always this wide.
    case fixed(CGFloat)
    /// As wide as there is room, between two bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each between two bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the width is found.
  public var size: GridItem.Size
  /// The space to the next column, in points; the system's if none.
  public var spacing: CGFloat?
  /// Where views stand in their cell.
  public var alignment: Alignment?

  /// A column. Spacing and alignment are those of the grid where none are given; of several columns
  /// the first one's hold for all.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The column in the words of `grid-template-columns`; a share of the width has no upper bound.
  package var css: String {
    func upper(_ maximum: CGFloat) -> String {
      maximum.isFinite ? CSS.rem(maximum) : "1fr"
    }
    return switch size {
    case .fixed(let width): CSS.rem(width)
    case .flexible(let minimum, let maximum):
      "minmax(\(CSS.rem(minimum)), \(upper(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill, minmax(min(100%, \(CSS.rem(minimum))), \(upper(maximum))))"
    }
  }
}
