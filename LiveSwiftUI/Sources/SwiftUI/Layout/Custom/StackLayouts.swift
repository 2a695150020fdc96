// The layouts of rows, columns, layers and grids.
import Foundation

/// The layout of an `HStack`.
public struct HStackLayout: _ContainerLayout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between two views in points; nil for the default.
  public var spacing: CGFloat?

  /// A row; by default its views are vertically centred and 8 points apart.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .row(self)) }
}

/// The layout of a `VStack`.
public struct VStackLayout: _ContainerLayout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points; nil for the default.
  public var spacing: CGFloat?

  /// A column; by default its views are horizontally centred and 8 points apart.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .column(self)) }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: _ContainerLayout, Sendable {
  /// The alignment of the views in the box of the largest.
  public var alignment: Alignment

  /// Views on top of each other, the last in front; centred by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .layers(self)) }
}

/// The layout of a `Grid`.
public struct GridLayout: _ContainerLayout, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between two columns in points; nil for the default.
  public var horizontalSpacing: CGFloat?
  /// The distance between two rows in points; nil for the default.
  public var verticalSpacing: CGFloat?

  /// A grid with `alignment` in its cells and spacing in points. A view outside a row is a row of
  /// its own and spans all columns.
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
