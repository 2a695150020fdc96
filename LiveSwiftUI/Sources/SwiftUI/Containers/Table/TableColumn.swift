// One column of a table: its heading, its cells, its width and its order.
import Foundation

/// A column of a table, with a view for each row.
public nonisolated struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var limits = ColumnWidth()

  init(_ label: Label, comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets the width of the column in points; nil for a share of the table's width.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    limited(ColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the limits of the column's width in points. Columns are not resized by hand here, so a
  /// column without `max` is as wide as its `ideal`, where there is room.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    limited(ColumnWidth(least: min, ideal: ideal, most: max))
  }

  private func limited(_ limits: ColumnWidth) -> Self {
    var copy = self
    copy.limits = limits
    return copy
  }
}

extension TableColumn: TableColumnContent, _BodilessTableColumnContent, PrimitiveTableColumn {
  public typealias TableRowValue = RowValue
  /// The type of the comparator of the rows.
  public typealias TableColumnSortComparator = Sort

  @MainActor func collect(into columns: inout [ColumnDrawing]) {
    let content = content
    columns.append(
      ColumnDrawing(
        label: AnyView(label), comparator: comparator, width: limits,
        content: { value in (value as? RowValue).map { AnyView(content($0)) } }))
  }
}

/// The limits of a column's width, in points.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  /// The track of a CSS grid.
  var css: String {
    let least = least.flatMap(Self.bounded) ?? 0
    guard let most = (most ?? ideal).flatMap(Self.bounded), most >= least else {
      return "minmax(\(least > 0 ? CSS.length(least) : "0"),1fr)"
    }
    return most == least ? CSS.length(most) : "minmax(\(CSS.length(least)),\(CSS.length(most)))"
  }

  /// The ideal length within the limits.
  var length: String {
    let least = least.flatMap(Self.bounded) ?? 0
    let most = most.flatMap(Self.bounded) ?? 10_000
    return CSS.length(min(max(ideal.flatMap(Self.bounded) ?? least, least), max(most, least)))
  }

  private static func bounded(_ length: CGFloat) -> Double? {
    length.isFinite ? min(max(Double(length), 0), 10_000) : nil
  }
}

/// The alignment of a column's heading and cells.
public struct TableColumnAlignment: Hashable, Sendable {
  /// The value of `justify-content`; nil for the leading edge.
  let css: String?

  /// The default: at the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(css: nil) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(css: nil) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(css: "center") }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(css: "flex-end") }
  /// As numbers: at the trailing edge.
  public static var numeric: TableColumnAlignment { trailing }
}

/// A column as its table draws it.
struct ColumnDrawing {
  let label: AnyView
  /// The comparator of the column's type; nil for a column that is not sorted.
  let comparator: Any?
  let width: ColumnWidth
  var alignment = TableColumnAlignment.automatic
  var isHidden = false
  /// The name by which a customization knows the column.
  var customizationID: String?
  /// The view for a row's value; nil for a value of another type.
  let content: @MainActor (Any) -> AnyView?
}
