// Tables of trees, and the columns that an app shows or hides.
import Foundation

/// The columns of a table that are shown or hidden, by their names. Only the app changes it here:
/// columns are not chosen by hand.
public struct TableColumnCustomization<RowValue>: Equatable, Sendable where RowValue: Identifiable {
  private var hidden: [String: Bool] = [:]

  /// The columns as they are declared.
  public init() {}

  /// Whether the column with this name is shown; `automatic` is as it is declared.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  func apply(to column: inout ColumnDrawing) {
    guard let id = column.customizationID, let isHidden = hidden[id] else { return }
    column.isHidden = isHidden
  }
}

extension TableColumnContent {
  /// Names the column for a customization of the table.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    ChangedColumns(base: self) { $0.customizationID = id }
  }
}

/// The rows of a table of trees: those with children expand and collapse.
public nonisolated struct TableOutlineGroupContent<Data>
where Data: RandomAccessCollection, Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow {
  public typealias TableRowValue = Data.Element

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    let children = children
    ForEach(data, identity: \.id) { element in
      DrawnRows { context, items in
        guard let below = element[keyPath: children] else {
          return table.drawRow(element, context, into: &items)
        }
        DisclosureTableRow(element) {
          TableOutlineGroupContent(data: below, children: children)
        }.draw(table, context, into: &items)
      }
    }.draw(context.child(0), into: &items)
  }
}

extension Table {
  /// A table of trees: a row whose value at `children` is not nil expands.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: nil,
      sorting: nil, customization: columnCustomization)
  }

  /// A table of trees: a row whose value at `children` is not nil expands; one row can be selected.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: SelectionAccess.making(from: selection), sorting: nil,
      customization: columnCustomization)
  }

  /// A table of trees: a row whose value at `children` is not nil expands; several rows can be
  /// selected.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: SelectionAccess.making(from: selection), sorting: nil,
      customization: columnCustomization)
  }

  /// A table of trees: a row whose value at `children` is not nil expands; headings sort.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: nil,
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table of trees: a row whose value at `children` is not nil expands; one row can be selected;
  /// headings sort.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: SelectionAccess.making(from: selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table of trees: a row whose value at `children` is not nil expands; several rows can be
  /// selected; headings sort.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: SelectionAccess.making(from: selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
