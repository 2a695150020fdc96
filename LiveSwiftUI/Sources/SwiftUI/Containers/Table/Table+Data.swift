// Tables with a row for each element of a collection.
import Foundation

extension Table {
  /// A table with a row for each element.
  public nonisolated init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(TableForEachContent(data: data), columns(), selection: nil, sorting: nil)
  }

  /// A table with a row for each element, of which one row can be selected.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(),
      selection: SelectionAccess.making(from: selection), sorting: nil)
  }

  /// A table with a row for each element, of which several rows can be selected.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(),
      selection: SelectionAccess.making(from: selection), sorting: nil)
  }

  /// A table with a row for each element, whose headings sort its rows.
  public nonisolated init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: nil, sorting: TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which one row can be selected and whose headings sort
  /// its rows.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(),
      selection: SelectionAccess.making(from: selection), sorting: TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which several rows can be selected and whose headings
  /// sort its rows.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(),
      selection: SelectionAccess.making(from: selection), sorting: TableSorting(sortOrder))
  }
}
