// The node of a navigation stack: its path, its destinations, and the pages they make.
import Foundation

/// Remembers a stack's path and draws a page for each of its values.
final class StackNode: Node {
  private var bound: PathAccess?
  private var own: [AnyHashable] = []
  private var root: DrawContent = { _, _ in }
  /// What stands in the second column while nothing is chosen; nil for a plain stack.
  private var detail: DrawContent?
  /// Whether the second column has the room of the first as well.
  private var isAlone = false
  private var destinations: [Destination] = []
  private var isRestored = false

  /// The links of the sidebar, which show what is chosen.
  private var links: [ObjectIdentifier: WeakLink] = [:]

  struct WeakLink {
    weak var node: Node?
  }

  func watch(_ link: Node) { links[ObjectIdentifier(link)] = WeakLink(node: link) }

  func forget(_ link: Node) { links[ObjectIdentifier(link)] = nil }

  /// What `navigationDestination(for:)` registered for one type.
  struct Destination {
    let owner: ObjectIdentifier
    let type: any Hashable.Type
    let draw: @MainActor (AnyHashable, Context, inout [Item]) -> Void
  }

  func accept(
    _ path: PathAccess?, _ context: Context, detail: DrawContent? = nil, isAlone: Bool = false,
    root: @escaping DrawContent
  ) {
    bound = path
    self.detail = detail
    self.isAlone = isAlone
    self.root = root
    adopt(context)
  }

  var values: [AnyHashable] { bound?.values() ?? own }

  /// Whether the first page stands beside the others where there is room.
  var isSplit: Bool { detail != nil }

  private func setValues(_ values: [AnyHashable]) {
    if let bound {
      bound.set(values)
    } else {
      own = values
    }
    if isSplit { for link in links.values { link.node?.markDirty() } }
    markDirty()
  }

  // MARK: Gestures

  /// Pushes `value` over the page at `depth`.
  func push(_ value: AnyHashable, over depth: Int) {
    setValues(Array(values.prefix(depth)) + [value])
  }

  /// Goes back until `depth` pages are pushed.
  func pop(to depth: Int) { if values.count > depth { setValues(Array(values.prefix(depth))) } }

  /// Shows what an address says, as far as it can be read.
  func restore(_ components: [String]) {
    var values: [AnyHashable] = []
    for component in components {
      let types = bound?.elementType.map { [$0] } ?? destinations.map(\.type)
      guard let value = types.lazy.compactMap({ PathCodec.value(of: $0, from: component) }).first
      else { break }
      values.append(value)
    }
    if values != self.values { setValues(values) }
  }

  // MARK: Destinations

  func register(_ destination: Destination) {
    destinations.removeAll { $0.owner == destination.owner }
    destinations.append(destination)
    // Pages that were drawn with the last version of this closure may show something else now.
    for case let page as PageNode in children where page.depthInStack > 0 { page.markDirty() }
  }

  func unregister(_ owner: ObjectIdentifier) { destinations.removeAll { $0.owner == owner } }

  private func draw(_ value: AnyHashable, _ context: Context, into items: inout [Item]) {
    let destination = destinations.last { type(of: value.base) == $0.type }
    destination?.draw(value, context, &items)
  }

  // MARK: Rendering

  /// Whether this stack decides about the address: not inside a sheet or another stack.
  private var ownsAddress: Bool { environment.facts.dialog == nil && environment.facts.page == nil }

  override func produce(into items: inout [Item]) {
    let context = context()
    let values = values
    let element = context.element(.div, isSplit ? "stack split" : "stack")
    if isAlone { element.name("alone") }
    element.appetite = .fixed([.horizontal, .vertical])
    var pages: [Item] = []
    for depth in 0...values.count {
      let place = depth == 0 ? context.inside(0) : context.inside(depth).named(values[depth - 1])
      let page = claim(place.position) { PageNode(place) }
      page.accept(place, stack: self, depth: depth, isTop: depth == values.count) {
        [weak self] pageContext, content in
        if depth == 0 {
          self?.root(pageContext, &content)
        } else {
          self?.draw(values[depth - 1], pageContext, into: &content)
        }
      }
      pages.append(.node(page))
    }
    if let detail, values.isEmpty {
      let rest = context.child(1).element(.div, "page rest")
      var items: [Item] = []
      detail(context.child(1), &items)
      rest.content = .items(items)
      pages.append(.element(rest))
    }
    element.content = .items(pages)
    context.emit(element, into: &items)
    if ownsAddress { noteAddress(values) }
  }

  private func noteAddress(_ values: [AnyHashable]) {
    if !isRestored {
      isRestored = true
      let waiting = tree.waitingComponents
      tree.waitingComponents = []
      tree.mainStack = WeakStack(node: self)
      if !waiting.isEmpty {
        // The destinations are known only after the root page has been drawn.
        tree.afterThisRender { [weak self] in self?.restore(waiting) }
        return
      }
    }
    tree.page.components = values.map { PathCodec.component(for: $0) ?? "" }.prefix { !$0.isEmpty }
      .map(\.self)
  }

  /// The address of the page that `value` would push over `depth`.
  func address(of value: AnyHashable, over depth: Int) -> String? {
    guard ownsAddress, let component = PathCodec.component(for: value), !component.isEmpty else {
      return nil
    }
    let below = values.prefix(depth).compactMap { PathCodec.component(for: $0) }
    return tree.address(of: below + [component])
  }
}

extension Context {
  /// This place told apart by `value`, so that another value is another page.
  fileprivate func named(_ value: AnyHashable) -> Context {
    var copy = self
    copy.position = position.child(id: value)
    return copy
  }
}
