// The node of a split view: its two columns, and which one is in front.
import Foundation

/// Draws the two columns of a split view and maintains their address.
///
/// The address contains the selection of the sidebar's list, followed by the screens over the root
/// of the stack in the detail column. Of three columns, the last two are a split view within the
/// detail column of the first, whose selection and screens are part of the address.
final class SplitNode: Node, AddressOwner {
  private var sidebar: DrawContent = { _, _ in }
  private var detail: DrawContent = { _, _ in }
  /// Whether the second column also takes the space of the first.
  private var isAlone = false
  private var isRestored = false
  private var names = PathNames()
  private var idleLinks = IdleLinks()
  /// The selection of the sidebar's list; nil while there is no such list.
  private var selection: SelectionAccess?
  /// The stack that fills the detail column; nil when none does.
  private weak var detailStack: StackNode?
  private weak var sidebarPage: PageNode?
  /// The columns that a node has: all of two, or the first or the last two of three.
  enum Role { case whole, outer, inner }
  private var role = Role.whole
  /// The split view of the last two of three columns; nil for two columns.
  private weak var inner: SplitNode?
  /// The split view whose detail column this one fills; nil for the only one.
  private(set) weak var outer: SplitNode?
  /// The stack in the first column of `inner`.
  private weak var middleStack: StackNode?
  /// The column on top in a window with room for one, where an app says so.
  private var preferred: Binding<NavigationSplitViewColumn>?
  /// The destinations that the sidebar registers, for the values of its links.
  private var destinations: [StackDestinations.Destination] = []
  /// The value whose destination replaces the detail; nil while the detail itself is shown.
  private var shown: AnyHashable?
  /// Whether the detail column shows something chosen. A window with room for one column then shows
  /// the detail.
  private(set) var isChosen = false

  func accept(
    _ context: Context, isAlone: Bool, preferred: Binding<NavigationSplitViewColumn>?,
    role: Role, sidebar: @escaping DrawContent, detail: @escaping DrawContent
  ) {
    (self.preferred, self.role) = (preferred, role)
    self.isAlone = isAlone
    self.sidebar = sidebar
    self.detail = detail
    adopt(context)
    guard role == .inner, let column = environment.builtIn.position.column, !column.isSidebar else {
      return
    }
    outer = column.split
    outer?.inner = self
    column.page?.fill(with: self)
  }

  override func didUnmount() {
    environment.builtIn.position.column?.page?.empty(of: self)
    if tree.address.owner === self { tree.leaveAddress() }
  }

  // MARK: What is chosen

  /// Stores the selection of the sidebar's list.
  func take(_ selection: SelectionAccess) {
    self.selection = selection
    choiceChanged()
  }

  /// Stores the stack that fills the detail column.
  func take(_ stack: StackNode, isSidebar: Bool) {
    if isSidebar { outer?.middleStack = stack } else { detailStack = stack }
  }

  /// Redraws or updates the address after a possible change of the selection or the stack's path.
  func choiceChanged() {
    if isDetailInFront != isChosen { markDirty() } else if ownsAddress { noteAddress() }
    outer?.choiceChanged()
  }

  /// Whether the detail is on top in a window with room for one column.
  private var isDetailInFront: Bool {
    guard let preferred else { return isSomethingChosen }
    let column = preferred.wrappedValue
    return role == .outer ? column != .sidebar : column == .detail
  }

  /// Records in the app's binding the column that a person goes to.
  private func prefer(detail isDetail: Bool) {
    guard let preferred else { return }
    let column: NavigationSplitViewColumn =
      isDetail ? (role == .outer ? .content : .detail) : (role == .inner ? .content : .sidebar)
    if preferred.wrappedValue != column { preferred.wrappedValue = column }
  }

  private var isSomethingChosen: Bool {
    selection?.value() != nil || shown != nil || detailStack?.values.isEmpty == false
      || middleStack?.values.isEmpty == false || inner?.isSomethingChosen == true
  }

  /// Selects `value` in the sidebar's list; nil returns to the sidebar.
  func choose(_ value: AnyHashable?) {
    if value == nil {
      detailStack?.pop(to: 0)
      middleStack?.pop(to: 0)
      shown = nil
    }
    selection?.choose(value)
    prefer(detail: value != nil)
    markDirty()
  }

  /// Registers a destination of the sidebar, which is outside any stack.
  func register(_ destination: StackDestinations.Destination) {
    destinations.removeAll { $0.owner == destination.owner }
    destinations.append(destination)
    if shown != nil { markDirty() }
    idleLinks.drawAgain()
  }

  /// Removes the destinations of a view that is gone.
  func unregister(_ owner: ObjectIdentifier) { destinations.removeAll { $0.owner == owner } }

  /// Whether the sidebar has a destination for `value`.
  func hasDestination(for value: AnyHashable) -> Bool {
    destinations.contains { type(of: value.base) == $0.type }
  }

  /// Shows the destination for `value` in place of the detail.
  func show(_ value: AnyHashable) {
    shown = value
    prefer(detail: true)
    markDirty()
  }

  /// The content of the detail column.
  private var detailContent: DrawContent {
    guard let shown,
      let destination = destinations.last(where: { type(of: shown.base) == $0.type })
    else { return detail }
    return { context, items in
      destination.draw(shown, context.child(id: ObjectIdentifier(destination.type)), &items)
    }
  }

  /// The stack of a later column, if it has a destination for `value`.
  func laterStack(for value: AnyHashable) -> StackNode? {
    [middleStack, detailStack, inner?.detailStack].lazy.compactMap(\.self)
      .first { $0.hasDestination(for: value) }
  }

  /// Records that `node` drew a link that needs a destination in a later stack.
  func noteIdleLink(of node: Node) { idleLinks.add(node) }

  /// Redraws the idle links after the detail column's stack gets a destination.
  func destinationCame() { idleLinks.drawAgain() }

  var sidebarTitle: String { sidebarPage?.title ?? "" }

  // MARK: Addresses

  /// Whether this view owns the window's address: it is in no sheet and in no stack.
  var ownsAddress: Bool {
    outer?.ownsAddress ?? ownsWindow
  }

  private var ownsWindow: Bool {
    environment.builtIn.position.dialog == nil && environment.builtIn.position.page == nil
  }

  /// The values that make up the address.
  var values: [AnyHashable] {
    [selection?.value(), shown].compactMap(\.self)
      + (inner?.values ?? detailStack?.values ?? [])
  }

  func noteAddress() {
    if let outer { return outer.noteAddress() }
    guard !isInCovered else { return }
    if let awaited { return tree.keepAddress(awaited) }
    noteNames()
    tree.takeAddress(of: values, names)
  }

  /// The address that was asked for, while nothing can read it: the sidebar's list still loads. It
  /// stands meanwhile, or the browser's history would get it twice.
  private var awaited: TreeAddress? {
    let readers: [Any?] = [selection, destinations.first, detailStack, middleStack, inner]
    return readers.allSatisfy { $0 == nil } ? tree.address.unresolved : nil
  }

  override func coverChanged() {
    guard outer == nil, ownsAddress, !isInCovered else { return }
    tree.address.owner = self
    noteAddress()
  }

  /// Gives names to the values that the address cannot contain.
  func noteNames() {
    if let outer { return outer.noteNames() }
    names.note(values, in: tree)
  }

  /// The value that was shown under this component over the path `below` of the detail's stack.
  func noted(_ component: String, over below: [AnyHashable]) -> AnyHashable? {
    owner.names.value(of: component, over: chosen + below)
  }

  /// The components of the address of the path `below` of the detail's stack.
  func components(of below: [AnyHashable]) -> [String] {
    owner.names.components(of: chosen + below)
  }

  /// The split view that has the names of the whole address.
  private var owner: SplitNode { outer ?? self }

  /// The address after `value` is chosen in the sidebar.
  func address(choosing value: AnyHashable) -> String? {
    guard ownsAddress else { return nil }
    let before = outer?.chosen ?? []
    let components = owner.names.components(of: before)
    guard components.count == before.count,
      let component = PathNames.segment(for: value, after: components)
    else { return nil }
    return tree.address(
      of: components + [component],
      isTypable: (before + [value]).allSatisfy(PathCodec.isTypable))
  }

  /// The selection of the sidebar's list and the value shown.
  var chosen: [AnyHashable] { (outer?.chosen ?? []) + ownChosen }

  /// `chosen`, without that of the split view around this one.
  private var ownChosen: [AnyHashable] { [selection?.value(), shown].compactMap(\.self) }

  func restore(_ address: TreeAddress, isRetry: Bool) {
    restore(address, isRetry: isRetry, isFirst: isRetry)
  }

  /// Shows the screens of an address. The first one leaves a selection of the app's own as it is if
  /// it contains none.
  private func restore(_ address: TreeAddress, isRetry: Bool, isFirst: Bool) {
    var rest = address
    if let selection {
      let value = address.components.first.flatMap {
        self.value(of: $0, selection, isOwn: address.isOwn)
      }
      // What is no selection may be a screen of a later column. A name is of one place alone.
      if value != nil || address.components.first.map(PathNames.isName) == true {
        rest.components = value == nil ? [] : Array(address.components.dropFirst())
      }
      if selection.value() != value, value != nil || !isFirst { selection.choose(value) }
    }
    if !destinations.isEmpty {
      shown = rest.components.first.flatMap { value(of: $0, isOwn: address.isOwn) }
      if shown != nil { rest.components.removeFirst() }
    }
    markDirty()
    // A new selection may replace the stack and its destinations.
    tree.afterThisRender { [weak self] in
      guard let self else { return }
      if let inner {
        inner.restore(rest, isRetry: isRetry)
      } else if let detailStack {
        detailStack.restore(rest, isRetry: isRetry)
      } else if rest.components.isEmpty {
        tree.address.unresolved = nil
      }
    }
  }

  /// The value of the sidebar's list that a component encodes; see `StackNode`.
  private func value(
    of part: String, _ selection: SelectionAccess, isOwn: Bool
  ) -> AnyHashable? {
    if PathNames.isName(part) {
      let value = owner.names.value(of: part, over: outer?.chosen ?? [])
      return value.flatMap { type(of: $0.base) == selection.type ? $0 : nil }
    }
    guard let value = PathCodec.value(of: selection.type, from: part) else { return nil }
    return isOwn || PathCodec.isTypable(selection.type) || isOffered(part) ? value : nil
  }

  /// The value that a component encodes for a destination of the sidebar; see `StackNode`.
  private func value(of part: String, isOwn: Bool) -> AnyHashable? {
    if PathNames.isName(part) {
      let below = (outer?.chosen ?? []) + [selection?.value()].compactMap(\.self)
      return owner.names.value(of: part, over: below).flatMap {
        hasDestination(for: $0) ? $0 : nil
      }
    }
    let types = destinations.lazy.map(\.type)
    if !isOwn, let value = PathCodec.value(of: types.filter { PathCodec.isTypable($0) }, from: part)
    {
      return value
    }
    guard let value = PathCodec.value(of: types, from: part) else { return nil }
    return isOwn || isOffered(part) ? value : nil
  }

  /// Whether a component is that of what is chosen, or a link leads to it.
  private func isOffered(_ part: String) -> Bool {
    if ownChosen.count == 1, ownChosen.first.flatMap(PathCodec.segment) == part { return true }
    let components = owner.names.components(of: outer?.chosen ?? []) + [part]
    return tree.offers(components) || tree.findLink(to: components) != nil
  }

  var topPage: PageNode? { inner?.topPage ?? detailStack?.topPage ?? sidebarPage }

  // MARK: Rendering

  override func produce(into items: inout [Item]) {
    let context = context()
    let element = context.element(.div, .screens.and(.columns))
    if isAlone { element.name(.detailOnly) }
    element.appetite = .fixed([.horizontal, .vertical])
    isChosen = isDetailInFront
    let isShown = outer?.isChosen ?? true
    if let width = sidebarPage?.columnWidth {
      element.style("--side", width.length)
      element.style("--own", width.length)
    }
    let columns = [true, false].map { isSidebar in
      let place = context.inside(isSidebar ? 0 : 1)
      let page = claim(place.position) { PageNode(place) }
      page.accept(
        place, split: self, isSidebar: isSidebar, isFront: isSidebar != isChosen && isShown,
        content: isSidebar ? sidebar : detailContent)
      return page
    }
    sidebarPage = columns[0]
    element.content = .items(columns.map { .node($0) })
    context.emit(element, into: &items)
    guard outer == nil, ownsAddress else { return }
    guard isRestored else { return restoreFirst() }
    noteAddress()
  }

  private func restoreFirst() {
    isRestored = true
    let waiting = tree.address.waiting
    tree.address.waiting = TreeAddress([])
    tree.address.owner = self
    // The list and the destinations exist only after the columns have been drawn.
    tree.ask(for: waiting)
    if !waiting.components.isEmpty {
      tree.afterThisRender { [weak self] in
        self?.restore(waiting, isRetry: false, isFirst: true)
      }
    }
  }
}

/// Type-erased access to a list's selection.
@MainActor struct SelectionAccess {
  let type: any Hashable.Type
  let value: () -> AnyHashable?
  let choose: (AnyHashable?) -> Void
  /// Several values, which a person selects while the rows are edited; nil for a list that has one.
  var several: SeveralValues?
}

/// Type-erased access to a list's set of selected values.
@MainActor struct SeveralValues {
  let contains: (AnyHashable) -> Bool
  let toggle: (AnyHashable) -> Void
  /// Selects a value in place of all others.
  let chooseOnly: (AnyHashable) -> Void
}

/// The column of a split view that contains a view.
struct SplitColumn: Equatable {
  weak var split: SplitNode?
  /// The page that is the column; nil inside a stack that fills it.
  weak var page: PageNode?
  let isSidebar: Bool

  /// Whether this column is in front in a window with room for one.
  @MainActor var isFront: Bool {
    split.map { isSidebar != $0.isChosen && $0.outer?.isChosen != false } ?? true
  }

  static func == (one: SplitColumn, other: SplitColumn) -> Bool {
    one.split === other.split && one.page === other.page && one.isSidebar == other.isSidebar
  }
}
