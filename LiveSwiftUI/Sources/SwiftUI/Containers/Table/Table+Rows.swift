// Tables whose rows are listed one by one.
import Foundation

extension Table {
  /// A table of these rows.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: nil, sorting: nil)
  }

  /// A table of these rows, of which one row can be selected.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: SelectionAccess.making(from: selection), sorting: nil)
  }

  /// A table of these rows, of which several rows can be selected.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: SelectionAccess.making(from: selection), sorting: nil)
  }

  /// A table of these rows, whose headings sort its rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Rows.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), selection: nil, sorting: TableSorting(sortOrder))
  }

  /// A table of these rows, of which one row can be selected and whose headings sort its rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Rows.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: SelectionAccess.making(from: selection),
      sorting: TableSorting(sortOrder))
  }

  /// A table of these rows, of which several rows can be selected and whose headings sort its rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Rows.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: SelectionAccess.making(from: selection),
      sorting: TableSorting(sortOrder))
  }

  /// A table of these rows, whose type follows from them, whose headings sort its rows.
  public nonisolated init<Sort>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Rows.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), selection: nil, sorting: TableSorting(sortOrder))
  }

  /// A table of these rows, whose type follows from them, of which one row can be selected and
  /// whose headings sort its rows.
  public nonisolated init<Sort>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Rows.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: SelectionAccess.making(from: selection),
      sorting: TableSorting(sortOrder))
  }

  /// A table of these rows, whose type follows from them, of which several rows can be selected and
  /// whose headings sort its rows.
  public nonisolated init<Sort>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Rows.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: SelectionAccess.making(from: selection),
      sorting: TableSorting(sortOrder))
  }
}
