// The columns and rows of grids.

/// A column of a vertical grid or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The sizing of a column, in points.
  public enum Size: Sendable {
    /// A fixed width.
    case fixed(CGFloat)
    /// A flexible width between two bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each between two bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The sizing of the column.
  public var size: GridItem.Size
  /// The space to the next column, in points; nil for the default.
  public var spacing: CGFloat?
  /// The alignment of views in their cell; nil for the grid's.
  public var alignment: Alignment?

  /// A column. Nil spacing and alignment are those of the grid; the first column's apply to all
  /// columns.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The column in the syntax of `grid-template-columns`; a share of the width has no upper bound.
  package var css: String {
    func upper(_ maximum: CGFloat) -> String {
      maximum.isFinite ? CSS.length(maximum) : "1fr"
    }
    // Words in a column cannot be measured on the server, so a column grows with large text.
    func least(_ minimum: CGFloat) -> String {
      "min(100%, max(\(CSS.length(minimum)), \(CSS.rem(minimum * 0.9))))"
    }
    return switch size {
    case .fixed(let width): CSS.length(width)
    case .flexible(let minimum, let maximum):
      "minmax(\(CSS.length(minimum)), \(upper(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill, minmax(\(least(minimum)), \(upper(maximum))))"
    }
  }
}

extension [GridItem] {
  /// The columns in the syntax of `grid-template-columns`. Of adaptive ones the first fills the
  /// whole width, because CSS repeats only one.
  package var tracks: String {
    var isAdaptive = false
    return compactMap { item -> String? in
      guard case .adaptive = item.size else { return item.css }
      defer { isAdaptive = true }
      return isAdaptive ? nil : item.css
    }.joined(separator: " ")
  }
}
