// Rows of a table for each element of a collection, and rows that expand.
import Foundation

/// The rows of a table with a row for each element.
public nonisolated struct TableForEachContent<Data>
where Data: RandomAccessCollection, Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow {
  public typealias TableRowValue = Data.Element

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    ForEach(data, identity: \.id) { element in
      DrawnRows { table.drawRow(element, $0, into: &$1) }
    }.draw(context.child(0), into: &items)
  }
}

extension ForEach: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow
where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    let content = content
    ForEach<Data, ID, DrawnRows>(data, identity: id) { element in
      DrawnRows { content(element).draw(table, $0, into: &$1) }
    }.draw(context.child(0), into: &items)
  }
}

extension ForEach
where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Rows for each element.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, identity: \.id, content: content)
  }
}

extension ForEach where Content: TableRowContent {
  /// Rows for each element, identified by the value at `id`.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

/// Rows of a table as a view.
struct DrawnRows {
  let content: DrawContent

  init(_ content: @escaping DrawContent) { self.content = content }
}

extension DrawnRows: View, Primitive {
  func render(_ context: Context, into items: inout [Item]) { content(context, &items) }
}

/// A row of a table that expands to show the rows below it.
public struct DisclosureTableRow<Value, Content>
where Value: Identifiable, Value == Content.TableRowValue, Content: TableRowContent {
  let value: Value
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// A row for this value, above the rows of `content`. Without a binding it is initially
  /// collapsed.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent, _BodilessTableRowContent, PrimitiveTableRow {
  public typealias TableRowValue = Value

  @MainActor func render(_ table: TableDrawing, _ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { DisclosureRowNode(context) }
    let (value, content) = (value, content)
    node.accept(
      context, isExpanded,
      row: { disclosure, context, items in
        table.with(disclosure).drawRow(value, context, into: &items)
      }, content: { content().draw(table.below(), $0, into: &$1) })
    items.append(.node(node))
  }
}

/// Whether a row is expanded, and the action that changes it.
struct RowDisclosure {
  let isExpanded: Bool
  let toggle: @MainActor () -> Void
}

/// Remembers whether a row of a table is expanded.
final class DisclosureRowNode: Node {
  typealias DrawRow = @MainActor (RowDisclosure, Context, inout [Item]) -> Void
  private var bound: Binding<Bool>?
  private var own = false
  private var row: DrawRow = { _, _, _ in }
  private var content: DrawContent = { _, _ in }

  func accept(
    _ context: Context, _ bound: Binding<Bool>?, row: @escaping DrawRow,
    content: @escaping DrawContent
  ) {
    (self.bound, self.row, self.content) = (bound, row, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let disclosure = RowDisclosure(isExpanded: bound?.wrappedValue ?? own) { [weak self] in
      guard let self else { return }
      if let bound {
        bound.wrappedValue.toggle()
      } else {
        own.toggle()
        markDirty()
      }
    }
    row(disclosure, context.child(0), &items)
    if disclosure.isExpanded { content(context.child(1), &items) }
  }
}
