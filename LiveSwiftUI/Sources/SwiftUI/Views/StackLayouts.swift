// The layouts of rows, columns, layers and grids, each with the values of its container.
import Foundation

/// The layout of an `HStack`.
public struct HStackLayout: Layout, Sendable {
  /// How the views stand across the row.
  public var alignment: VerticalAlignment
  /// The distance between two views in points; nil for the standard one.
  public var spacing: CGFloat?

  /// A row; its members stand in the middle of its height and 8 points apart, unless given.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .row(self)) }
}

/// The layout of a `VStack`.
public struct VStackLayout: Layout, Sendable {
  /// How the views stand across the column.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points; nil for the standard one.
  public var spacing: CGFloat?

  /// A column; its members stand in the middle of its width and 8 points apart, unless given.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .column(self)) }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: Layout, Sendable {
  /// Where the views stand in the box of the largest.
  public var alignment: Alignment

  /// Views on top of each other, the last in front; they stand in the middle unless aligned.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .layers(self)) }
}

/// The layout of a `Grid`.
public struct GridLayout: Layout, Sendable {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The distance between two columns in points; nil for the standard one.
  public var horizontalSpacing: CGFloat?
  /// The distance between two rows in points; nil for the standard one.
  public var verticalSpacing: CGFloat?

  /// A grid with `alignment` in its cells and distances in points between them. A view outside of
  /// a row is a row of its own and spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .grid(self)) }
}
