// Tables: rows of values in columns, and in a narrow window a list of the first column.
import Foundation

/// Rows of values in columns with headings. A narrow window shows the first column, as a list.
///
/// Source: developer.apple.com/documentation/swiftui/table.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: (@MainActor () -> SelectionAccess)?
  let sorting: TableSorting?
  /// The columns that the app shows or hides; nil for those that say so themselves.
  let customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    _ rows: Rows, _ columns: Columns, selection: (@MainActor () -> SelectionAccess)?,
    sorting: TableSorting?, customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

extension Table: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { TableNode(context) }
    var columns: [ColumnDrawing] = []
    self.columns.gather(into: &columns)
    if let customization = customization?.wrappedValue {
      for index in columns.indices { customization.apply(to: &columns[index]) }
    }
    let rows = rows
    node.accept(
      context, columns: columns.filter { !$0.isHidden }, selection: selection?(), sorting: sorting
    ) { table, context, items in
      rows.draw(table, context, into: &items)
    }
    items.append(.node(node))
  }
}

/// Draws a table, or the list that it is in a narrow window.
final class TableNode: Node {
  typealias DrawRows = @MainActor (TableDrawing, Context, inout [Item]) -> Void
  private var columns: [ColumnDrawing] = []
  private var selection: SelectionAccess?
  private var sorting: TableSorting?
  private var rows: DrawRows = { _, _, _ in }

  func accept(
    _ context: Context, columns: [ColumnDrawing], selection: SelectionAccess?,
    sorting: TableSorting?, rows: @escaping DrawRows
  ) {
    (self.columns, self.selection, self.sorting, self.rows) = (columns, selection, sorting, rows)
    adopt(context)
    guard let selection, selection.several == nil,
      let column = environment.builtIn.position.column, column.isSidebar
    else { return }
    column.split?.take(selection)
  }

  override func produce(into items: inout [Item]) {
    guard environment.builtIn.person.horizontalSizeClass == .regular else {
      return produceList(into: &items)
    }
    let context = context()
    let styles = environment.builtIn.styles
    let element = context.element(.div, styles.table.name)
    element.set("role", selection == nil ? "table" : "grid")
    if selection?.several != nil { element.set("aria-multiselectable", "true") }
    element.style("grid-template-columns", columns.map(\.width.css).joined(separator: " "))
    element.appetite = .fixed([.horizontal, .vertical])
    var inner = context.inside(.tableRows)
    inner.environment.enterScrollView(.vertical)
    inner.environment[builtIn: \.position.stackAxis] = .vertical
    inner.environment[builtIn: \.position.lazyAxis] = .vertical
    inner.environment[builtIn: \.position.pinnedViews] = nil
    inner.environment[builtIn: \.position.list] = nil
    inner.environment[builtIn: \.position.isListRow] = false
    inner.environment[builtIn: \.position.selection] = selection
    var parts: [Item] = [
      .element(header(context.inside(.tableHeader), isShown: styles.tableHeaders != .hidden))
    ]
    rows(TableDrawing(columns: columns), inner, &parts)
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  private func produceList(into items: inout [Item]) {
    let table = TableDrawing(columns: Array(columns.prefix(1)), isList: true)
    let rows = rows
    var chosen: (@MainActor () -> SelectionAccess)?
    if let selection { chosen = { selection } }
    let list = List<Never, DrawnRows>(
      rows: DrawnRows { rows(table, $0, &$1) }, selection: chosen)
    let appearance = environment.builtIn.styles.table == .inset ? ListAppearance.automatic : .plain
    list.draw(
      context().child(.tableList).with { $0[builtIn: \.position.listStyle] = appearance },
      into: &items)
  }

  /// The row of headings. Hidden ones are still read aloud.
  private func header(_ context: Context, isShown: Bool) -> Element {
    let row = context.element(
      .div, isShown ? .tableRow.and(.tableHeader) : .tableRow.and(.spokenOnly))
    row.set("role", "row")
    let cells = columns.enumerated().map { index, column in
      let spot = context.inside(index)
      let cell = spot.element(.div, .tableCell)
      cell.set("role", "columnheader")
      if let alignment = column.alignment.css { cell.style("justify-content", alignment) }
      guard isShown, let sorting, let comparator = column.comparator else {
        spot.fill(cell, axis: .horizontal, with: column.label)
        return Item.element(cell)
      }
      let order = sorting.order(comparator)
      cell.set(
        "aria-sort", order == .forward ? "ascending" : order == .reverse ? "descending" : "none")
      let button = spot.inside(.sortButton).element(.button, .sortButton)
      button.set("type", "button")
      spot.inside(.sortButton).fill(button, axis: .horizontal, with: column.label)
      if let order, case .items(let label) = button.content {
        let mark = spot.inside(.sortMark).icon(order == .forward ? "chevron.up" : "chevron.down")
        button.content = .items(label + [.element(mark)])
      }
      if environment.builtIn.controls.isEnabled {
        button.emits(.click)
        button.on(.click, plain: { sorting.choose(comparator) })
      } else {
        button.set("disabled", "")
      }
      cell.content = .items([.element(button)])
      return Item.element(cell)
    }
    row.content = .items(cells)
    return row
  }
}

/// The columns of a table as its rows draw them.
struct TableDrawing {
  let columns: [ColumnDrawing]
  /// Whether the rows are those of a list, in a narrow window.
  var isList = false
  /// The number of rows that have expanded to show this one.
  var level = 0
  var disclosure: RowDisclosure?

  /// The drawing of a row that expands.
  func with(_ disclosure: RowDisclosure) -> TableDrawing {
    var copy = self
    copy.disclosure = disclosure
    return copy
  }

  /// The drawing of the rows that a row expands to show.
  func below() -> TableDrawing {
    var copy = self
    copy.level += 1
    return copy
  }

  /// Appends the row of `value` to `items`.
  @MainActor func drawRow(
    _ value: some Identifiable, _ context: Context, into items: inout [Item]
  ) {
    let context = context.with { $0[builtIn: \.position.tag] = AnyHashable(value.id) }
    if isList {
      guard let column = columns.first else { return }
      let cell = context.element(.div, .tableCell)
      fill(cell, column, value, isFirst: true, context)
      return context.emit(cell, into: &items)
    }
    let row = context.element(.div, .tableRow)
    row.set("role", "row")
    row.gate = context.environment.row?.gate
    if let disclosure {
      row.set("aria-expanded", disclosure.isExpanded ? "true" : "false")
    }
    let role = context.builtIn.position.selection == nil ? "cell" : "gridcell"
    let cells = columns.enumerated().map { index, column in
      let spot = context.inside(index).with {
        $0.leaveList()
      }
      let cell = spot.element(.div, .tableCell)
      cell.set("role", role)
      fill(cell, column, value, isFirst: index == 0, spot)
      return Item.element(cell)
    }
    row.content = .items(cells)
    context.select(row)
    context.emit(row, into: &items)
  }

  @MainActor private func fill(
    _ cell: Element, _ column: ColumnDrawing, _ value: Any, isFirst: Bool, _ context: Context
  ) {
    if let alignment = column.alignment.css { cell.style("justify-content", alignment) }
    guard let view = column.content(value) else { return }
    context.fill(cell, axis: .horizontal, with: view)
    guard isFirst else { return }
    if level > 0 {
      cell.style("padding-inline-start", CSS.length(Double(16 + 20 * min(level, 20))))
    }
    guard let disclosure, case .items(let content) = cell.content else { return }
    let button = context.inside(.disclosureButton).element(.button, .tableDisclosure)
    button.set("type", "button")
    button.set("aria-expanded", disclosure.isExpanded ? "true" : "false")
    button.set("aria-label", Text("Details").resolve(context.builtIn))
    button.emits(.click)
    button.on(.click, plain: disclosure.toggle)
    let mark = context.inside(.disclosureMark).icon(
      disclosure.isExpanded ? "chevron.down" : "chevron.forward")
    button.content = .items([.element(mark)])
    cell.content = .items([.element(button)] + content)
  }
}

extension Context {
  /// Lets a press select a table's row if the table has a selection of the row's type. Outside
  /// editing a press selects this row alone.
  fileprivate func select(_ row: Element) {
    let details = builtIn.position
    guard let selection = details.selection, let tag = details.tag,
      !details.rowLimits.contains(.selection), selection.type == type(of: tag.base)
    else { return }
    let isChosen = selection.several?.contains(tag) ?? (selection.value() == tag)
    row.set("aria-selected", isChosen ? "true" : "false")
    guard builtIn.controls.isEnabled else { return }
    row.set("tabindex", "0")
    row.emits(.click)
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    let links = LinkContext(builtIn)
    row.on(
      .click,
      plain: {
        if let several = selection.several {
          if isEditing { several.toggle(tag) } else { several.chooseOnly(tag) }
        } else if let action = links.action(for: tag) {
          action.run(tag)
        } else {
          selection.choose(tag)
        }
      })
  }
}
