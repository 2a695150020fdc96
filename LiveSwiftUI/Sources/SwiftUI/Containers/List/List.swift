// Lists: HTML lists whose rows render when they come near the viewport.
import Foundation

/// Rows in a column, with separators and a platform style.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
  private let selection: (@MainActor () -> SelectionAccess)?

  init(rows: Content) {
    content = rows
    selection = nil
  }

  init(rows: Content, selection: (@MainActor () -> SelectionAccess)?) {
    content = rows
    self.selection = selection
  }
}

extension List where SelectionValue == Never {
  /// A list whose rows are the views of `content`; a `Section` groups some of them.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// A list with a row for each element, identified by its id.
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, identified by the value at `id`.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number.
  public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list of trees: a row for each element; rows with children expand and collapse.
  public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A list of trees, whose elements are identified by the value at `id`.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: ListNode.init, into: &items) {
      $0.accept(context, selection: selection?(), rows: $1)
    }
  }
}

/// Remembers whether a list has sections.
final class ListNode: Node {
  private var rows: DrawContent = { _, _ in }
  private var isSectioned = false
  private var hasRowBackgrounds = false
  private var selection: SelectionAccess?
  /// Whether a row has had a link without a label, which takes the taps of its row.
  var hasBareLinks = false

  func accept(_ context: Context, selection: SelectionAccess?, rows: @escaping DrawContent) {
    self.rows = rows
    self.selection = selection
    adopt(context)
    guard let selection, selection.several == nil,
      let column = environment.builtIn.position.column, column.isSidebar
    else { return }
    column.split?.take(selection)
  }

  /// Records that the list has a section; loose rows then get small lists of their own.
  func foundSection() {
    guard !isSectioned else { return }
    isSectioned = true
    // Known before any row is rendered, unless the section is inside an app's own view.
    if Tree.reader === self { startsOver = true } else { markDirty() }
  }

  /// Records that a row has its own background; the list then draws none behind its rows.
  func foundRowBackground() {
    guard !hasRowBackgrounds else { return }
    hasRowBackgrounds = true
    if Tree.reader !== self { markDirty() }
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let look = environment.builtIn.position.listStyle.name
    let element = context.element(
      isSectioned ? .div : .ul, (isSectioned ? ClassName.sections : .rows).and(look))
    element.appetite = .fixed([.horizontal, .vertical])
    if !isSectioned { element.set("role", "list") }
    if environment.builtIn.position.scrollsItself { element.name(.scrollsItself) }
    if environment.builtIn.position.hidesListBackground { element.name(.clearList) }
    if [.hidden, .never].contains(environment.builtIn.position.scrollBars.vertical) {
      element.name(.hidesScrollBar)
    }
    let (watches, content) = context.watched()
    element.report(to: watches)
    var inner = content.inside()
    inner.environment.enterScrollView(.vertical)
    inner.environment[builtIn: \.position.stackAxis] = .vertical
    inner.environment[builtIn: \.position.lazyAxis] = .vertical
    inner.environment[builtIn: \.position.pinnedViews] = nil
    inner.environment[builtIn: \.position.list] = WeakList(node: self)
    inner.environment[builtIn: \.position.isInRow] = true
    inner.environment[builtIn: \.position.selection] = selection
    inner.environment[builtIn: \.position.isListRow] = !isSectioned
    let rowContext = inner.decorated(isSectioned ? ListNode.looseRow : ListNode.row)
    var children: [Item] = []
    rows(rowContext, &children)
    if hasRowBackgrounds { element.name(.rowBackgrounds) }
    element.content = .items(children)
    context.emit(element, into: &items)
  }

  /// Puts a row's element into a list item.
  static func row(_ element: Element, _ context: Context) -> Element {
    if element.tag == .li || element.tag == .section { return element }
    let item = Element(.li, at: element.position.child(.row), .row)
    item.content = .items([.element(context.selectable(element))])
    item.appetite = .children(also: .horizontal, except: .vertical)
    item.gate = context.environment.row?.gate
    let place = context.builtIn.position
    item.list = place.list?.node
    if let least = place.minRowHeight { item.style("min-height", CSS.length(least)) }
    place.rowAppearance.apply(to: item, context)
    return item
  }

  private static func looseRow(_ element: Element, _ context: Context) -> Element {
    if element.tag == .section { return element }
    let list = Element(.ul, at: element.position.child(.looseRow), .rows.and(.looseRows))
    list.set("role", "list")
    list.content = .items([.element(row(element, context))])
    return list
  }
}

struct WeakList: Equatable {
  weak var node: ListNode?

  static func == (one: WeakList, other: WeakList) -> Bool { one.node === other.node }
}
