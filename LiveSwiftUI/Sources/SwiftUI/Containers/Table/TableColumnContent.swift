// The columns of a table, and the builder that lists them.
import Foundation

/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of the comparator of the rows.
  associatedtype TableColumnSortComparator: SortComparator =
    Self.TableColumnBody.TableColumnSortComparator
  /// The type of the columns, inferred from `tableColumnBody`.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns, in order.
  @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator> @MainActor @preconcurrency
  var tableColumnBody: Self.TableColumnBody { get }
}

/// Columns without a body.
@MainActor @preconcurrency
public protocol _BodilessTableColumnContent: TableColumnContent where TableColumnBody == Never {}

extension _BodilessTableColumnContent {
  /// Traps: columns are collected and have no body. A call is a bug of the renderer.
  public var tableColumnBody: Never { fatalError("a column was asked for its body") }
}

/// Columns that the renderer collects itself.
@MainActor protocol PrimitiveTableColumn: _BodilessTableColumnContent {
  /// Appends the columns, in order.
  @MainActor func collect(into columns: inout [ColumnDrawing])
}

extension TableColumnContent {
  /// Appends the columns of this content, in order.
  func gather(into columns: inout [ColumnDrawing]) {
    if let own = self as? any PrimitiveTableColumn {
      own.collect(into: &columns)
    } else {
      tableColumnBody.gather(into: &columns)
    }
  }

  /// Sets the alignment of the column's heading and cells.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    ChangedColumns(base: self) { $0.alignment = alignment }
  }

  /// Hides the column; any other visibility shows it.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    ChangedColumns(base: self) { $0.isHidden = visibility == .hidden }
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  /// The type of the comparator of the rows.
  public typealias TableColumnSortComparator = Never
  /// Never read: there is no value to ask.
  public var tableColumnBody: Never { fatalError("there is no value to ask") }
}

/// Columns with a change to each.
struct ChangedColumns<Base: TableColumnContent> {
  let base: Base
  let change: (inout ColumnDrawing) -> Void
}

extension ChangedColumns: TableColumnContent, PrimitiveTableColumn {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator

  @MainActor func collect(into columns: inout [ColumnDrawing]) {
    var own: [ColumnDrawing] = []
    base.gather(into: &own)
    for index in own.indices { change(&own[index]) }
    columns += own
  }
}

/// Turns a list of columns into one content.
@resultBuilder public struct TableColumnBuilder<RowValue, Sort>
where RowValue: Identifiable, Sort: SortComparator {
  /// A column that is not sorted, unchanged.
  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Column: TableColumnContent,
    Column.TableColumnSortComparator == Never
  { column }

  /// A column, unchanged.
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator,
    Column: TableColumnContent
  { column }

  /// A single column.
  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent { column }

  /// The columns of an `if` without an `else`.
  public static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, C: TableColumnContent { content }

  /// The columns of an `if` with an `else`.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    T: TableColumnContent, F: TableColumnContent, RowValue == T.TableRowValue,
    T.TableRowValue == F.TableRowValue,
    T.TableColumnSortComparator == F.TableColumnSortComparator
  { _ConditionalContent(storage: .first(first)) }

  /// The columns of an `else`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    T: TableColumnContent, F: TableColumnContent, RowValue == T.TableRowValue,
    T.TableRowValue == F.TableRowValue,
    T.TableColumnSortComparator == F.TableColumnSortComparator
  { _ConditionalContent(storage: .second(second)) }
}

/// Several columns as one content.
public nonisolated struct TupleTableColumnContent<RowValue, Sort, T>
where RowValue: Identifiable, Sort: SortComparator {
  /// The columns.
  public var value: T
  let members: [any TableColumnContent]
}

extension TupleTableColumnContent: TableColumnContent, _BodilessTableColumnContent,
  PrimitiveTableColumn
{
  public typealias TableRowValue = RowValue
  /// The type of the comparator of the rows.
  public typealias TableColumnSortComparator = Sort

  @MainActor func collect(into columns: inout [ColumnDrawing]) {
    for member in members { member.gather(into: &columns) }
  }
}

extension Optional: TableColumnContent, _BodilessTableColumnContent, PrimitiveTableColumn
where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the comparator of the rows.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

  @MainActor func collect(into columns: inout [ColumnDrawing]) { self?.gather(into: &columns) }
}

extension _ConditionalContent: TableColumnContent, _BodilessTableColumnContent,
  PrimitiveTableColumn
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the comparator of the rows.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

  @MainActor func collect(into columns: inout [ColumnDrawing]) {
    switch storage {
    case .first(let content): content.gather(into: &columns)
    case .second(let content): content.gather(into: &columns)
    }
  }
}

extension Group: TableColumnContent, _BodilessTableColumnContent, PrimitiveTableColumn
where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparator of the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  /// Groups columns; a modifier applies to each of them.
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.content = content()
  }

  @MainActor func collect(into columns: inout [ColumnDrawing]) { content.gather(into: &columns) }
}

/// One column for each element of a collection, identified by id.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  /// The elements, in the order of the columns.
  public let data: Data
  /// Makes the column for one element.
  public let content: (Data.Element) -> Content
}

extension TableColumnForEach {
  /// A column for each element.
  public nonisolated init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// A column for each element, identified by the value at `id`.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent, _BodilessTableColumnContent,
  PrimitiveTableColumn
{
  public typealias TableRowValue = RowValue
  /// The type of the comparator of the rows.
  public typealias TableColumnSortComparator = Sort

  @MainActor func collect(into columns: inout [ColumnDrawing]) {
    for element in data { content(element).gather(into: &columns) }
  }
}
