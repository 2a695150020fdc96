// The node of a split view: its two columns, and which of them is in front.
import Foundation

/// Draws the two columns of a split view, and keeps their address.
///
/// The address names what is chosen in the sidebar's list, and then the screens over the root of
/// the stack in the detail column.
final class SplitNode: Node, AddressOwner {
  private var sidebar: DrawContent = { _, _ in }
  private var detail: DrawContent = { _, _ in }
  /// Whether the second column has the room of the first as well.
  private var isAlone = false
  private var isRestored = false
  private var idleLinks = IdleLinks()
  /// What the list of the sidebar chooses; nil while there is no such list.
  private var selection: SelectionAccess?
  /// The stack that fills the detail column; nil when none does.
  private weak var detailStack: StackNode?
  private weak var sidebarPage: PageNode?
  /// Whether the detail column shows something that was chosen. Where there is room for one column
  /// it is the detail's then.
  private(set) var isChosen = false

  func accept(
    _ context: Context, isAlone: Bool, sidebar: @escaping DrawContent,
    detail: @escaping DrawContent
  ) {
    self.isAlone = isAlone
    self.sidebar = sidebar
    self.detail = detail
    adopt(context)
  }

  // MARK: What is chosen

  /// Takes the selection of the sidebar's list.
  func take(_ selection: SelectionAccess) {
    self.selection = selection
    choiceChanged()
  }

  /// Takes the stack that fills the detail column.
  func take(_ stack: StackNode) { detailStack = stack }

  /// The selection or the stack's path may have changed.
  func choiceChanged() {
    if isSomethingChosen != isChosen { markDirty() } else if ownsAddress { noteAddress() }
  }

  private var isSomethingChosen: Bool {
    selection?.value() != nil || detailStack?.values.isEmpty == false
  }

  /// Chooses `value` in the list of the sidebar; nil leads back to the sidebar.
  func choose(_ value: AnyHashable?) {
    if value == nil { detailStack?.pop(to: 0) }
    selection?.choose(value)
    markDirty()
  }

  /// The stack of the detail column, if it has a destination for `value`.
  func laterStack(for value: AnyHashable) -> StackNode? {
    detailStack?.hasDestination(for: value) == true ? detailStack : nil
  }

  /// `node` drew a link that does nothing before a stack has a destination for it.
  func noteIdleLink(of node: Node) { idleLinks.add(node) }

  /// The stack of the detail column has one more destination.
  func destinationCame() { idleLinks.drawAgain() }

  var sidebarTitle: String { sidebarPage?.title ?? "" }

  // MARK: Addresses

  /// Whether this view decides about the address: not inside a sheet or a stack.
  var ownsAddress: Bool {
    environment.facts.place.dialog == nil && environment.facts.place.page == nil
  }

  /// The values that the address names.
  private var values: [AnyHashable] {
    [selection?.value()].compactMap(\.self) + (detailStack?.values ?? [])
  }

  func noteAddress() {
    if !isInCovered { tree.page.takeAddress(of: values) }
  }

  override func coverChanged() {
    guard ownsAddress, !isInCovered else { return }
    tree.addressOwner = self
    noteAddress()
  }

  /// The address after `value` is chosen in the sidebar.
  func address(choosing value: AnyHashable) -> String? {
    guard ownsAddress, let component = PathCodec.component(for: value), !component.isEmpty else {
      return nil
    }
    return tree.address(of: [component], isTypable: PathCodec.isTypable(value))
  }

  /// What is chosen in the sidebar's list, if it has an address.
  var chosen: [AnyHashable] {
    [selection?.value()].compactMap(\.self).filter { PathCodec.component(for: $0) != nil }
  }

  /// The address components before those of the detail column's stack.
  var components: [String] { PathCodec.components(of: chosen) }

  func restore(_ address: TreeAddress) {
    var rest = address
    if let selection {
      let value = address.components.first.flatMap { first in
        isKnown(first, selection, isOwn: address.isOwn)
          ? PathCodec.value(of: selection.type, from: first) : nil
      }
      rest.components = value == nil ? [] : Array(address.components.dropFirst())
      if selection.value() != value { selection.choose(value) }
    }
    markDirty()
    // The stack and its destinations may be another's, now that something else is chosen.
    tree.afterThisRender { [weak self] in self?.detailStack?.restore(rest) }
  }

  /// Whether a part of an address may be chosen; see `StackNode`.
  private func isKnown(_ part: String, _ selection: SelectionAccess, isOwn: Bool) -> Bool {
    isOwn || PathCodec.isTypable(selection.type) || components == [part] || tree.offers([part])
  }

  var topPage: PageNode? { detailStack?.topPage ?? sidebarPage }

  // MARK: Rendering

  override func produce(into items: inout [Item]) {
    let context = context()
    let element = context.element(.div, "stack split")
    if isAlone { element.name("alone") }
    element.appetite = .fixed([.horizontal, .vertical])
    isChosen = isSomethingChosen
    let columns = [true, false].map { isSidebar in
      let place = context.inside(isSidebar ? 0 : 1)
      let page = claim(place.position) { PageNode(place) }
      page.accept(
        place, split: self, isSidebar: isSidebar, isFront: isSidebar != isChosen,
        content: isSidebar ? sidebar : detail)
      return page
    }
    sidebarPage = columns[0]
    element.content = .items(columns.map { .node($0) })
    context.emit(element, into: &items)
    guard ownsAddress else { return }
    guard isRestored else { return restoreFirst() }
    noteAddress()
  }

  private func restoreFirst() {
    isRestored = true
    let waiting = tree.waitingAddress
    tree.waitingAddress = TreeAddress([])
    tree.addressOwner = self
    // The list and the destinations are known only after the columns have been drawn.
    if !waiting.components.isEmpty {
      tree.afterThisRender { [weak self] in self?.restore(waiting) }
    }
  }
}

/// What a list chooses, whatever its type.
@MainActor struct SelectionAccess {
  let type: any Hashable.Type
  let value: () -> AnyHashable?
  let choose: (AnyHashable?) -> Void
}

/// Where a view is in a split view.
struct ColumnPlace: Equatable {
  weak var split: SplitNode?
  /// The page that is the column; nil inside a stack that fills it.
  weak var page: PageNode?
  let isSidebar: Bool

  /// Whether this column is the one that is read.
  @MainActor var isFront: Bool { split.map { isSidebar != $0.isChosen } ?? true }

  static func == (one: ColumnPlace, other: ColumnPlace) -> Bool {
    one.split === other.split && one.page === other.page && one.isSidebar == other.isSidebar
  }
}

/// The view that decides about the address of a window.
@MainActor protocol AddressOwner: AnyObject {
  /// Shows what an address says, as far as it can be read.
  func restore(_ address: TreeAddress)
  /// The screen that is seen.
  var topPage: PageNode? { get }
}
