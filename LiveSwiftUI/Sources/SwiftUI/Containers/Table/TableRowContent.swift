// The rows of a table, and the builder that lists them.
import Foundation

/// The rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the rows, inferred from `tableRowBody`.
  associatedtype TableRowBody: TableRowContent
  /// The rows, in order.
  @TableRowBuilder<Self.TableRowValue> @MainActor @preconcurrency
  var tableRowBody: Self.TableRowBody { get }
}

/// Rows without a body.
@MainActor @preconcurrency
public protocol _BodilessTableRowContent: TableRowContent where TableRowBody == Never {}

extension _BodilessTableRowContent {
  /// Traps: rows draw themselves and have no body. A call is a bug of the renderer.
  public var tableRowBody: Never { fatalError("a row was asked for its body") }
}

/// Rows that the renderer draws itself.
@MainActor protocol PrimitiveTableRow: _BodilessTableRowContent {
  /// Appends the elements of the rows of `table` to `items`.
  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item])
}

extension TableRowContent {
  /// Appends the elements of these rows of `table` to `items`.
  func draw(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    if let own = self as? any PrimitiveTableRow {
      own.render(table, context, into: &items)
    } else {
      tableRowBody.draw(table, context.child(0), into: &items)
    }
  }

  /// Lets no press select the row.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<Self.TableRowValue> {
    ChangedRows(base: self) {
      if isDisabled {
        $0[builtIn: \.position.rowLimits].insert(.selection)
      } else {
        $0[builtIn: \.position.rowLimits].remove(.selection)
      }
    }
  }
}

extension Never: TableRowContent {
  /// Never read: there is no value to ask.
  public var tableRowBody: Never { fatalError("there is no value to ask") }
}

/// Rows in a changed environment.
private struct ChangedRows<Base: TableRowContent> {
  let base: Base
  let change: (inout EnvironmentValues) -> Void
}

extension ChangedRows: TableRowContent, PrimitiveTableRow {
  typealias TableRowValue = Base.TableRowValue

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    base.draw(table, context.child(0).with(change), into: &items)
  }
}

/// Turns a list of rows into one content.
@resultBuilder public struct TableRowBuilder<Value> where Value: Identifiable {
  /// Rows, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }

  /// A single row.
  public static func buildBlock<C>(_ content: C) -> C
  where Value == C.TableRowValue, C: TableRowContent { content }

  /// The rows of an `if` without an `else`.
  public static func buildIf<C>(_ content: C?) -> C?
  where Value == C.TableRowValue, C: TableRowContent { content }

  /// The rows of an `if` with an `else`.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    T: TableRowContent, F: TableRowContent, Value == T.TableRowValue,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .first(first)) }

  /// The rows of an `else`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    T: TableRowContent, F: TableRowContent, Value == T.TableRowValue,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .second(second)) }
}

/// A row of a table for one value.
public nonisolated struct TableRow<Value> where Value: Identifiable {
  let value: Value

  /// A row for this value, which the columns show.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow {
  public typealias TableRowValue = Value

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    table.drawRow(value, context, into: &items)
  }
}

/// Several rows as one content.
public nonisolated struct TupleTableRowContent<Value, T> where Value: Identifiable {
  /// The rows.
  public var value: T
  let members: [any TableRowContent]
}

extension TupleTableRowContent: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow {
  public typealias TableRowValue = Value

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    for (index, member) in members.enumerated() {
      member.draw(table, context.child(index), into: &items)
    }
  }
}

/// No rows.
public nonisolated struct EmptyTableRowContent<Value> where Value: Identifiable {
  /// No rows.
  public init() {}
}

extension EmptyTableRowContent: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow {
  public typealias TableRowValue = Value

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {}
}

extension Optional: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow
where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    self?.draw(table, context.child(0), into: &items)
  }
}

extension _ConditionalContent: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    switch storage {
    case .first(let content): content.draw(table, context.child(0), into: &items)
    case .second(let content): content.draw(table, context.child(1), into: &items)
    }
  }
}

extension Group: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow
where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  /// Groups rows; a modifier applies to each of them.
  public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.content = content()
  }

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    content.draw(table, context.child(0), into: &items)
  }
}
