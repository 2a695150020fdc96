// The node of a navigation stack: its path, its destinations and their pages.
import Foundation

/// Keeps a stack's path and draws a page for each of its values.
final class StackNode: Node, AddressOwner {
  private var bound: PathAccess?
  private var own: [AnyHashable] = []
  /// The screens of links that contain them, by the value that is pushed. `linked` holds such
  /// values above an app's own path, which cannot contain them.
  private var screens: [LinkedScreen: DrawContent] = [:]
  private var linked: (values: [AnyHashable], over: [AnyHashable]) = ([], [])
  /// Called when a screen that a binding shows is pushed or popped.
  private var bindings: [LinkedScreen: @MainActor (_ isShown: Bool) -> Void] = [:]
  private var root: DrawContent = { _, _ in }
  private var destinations: [Destination] = []
  /// The path of the last rendering. Links read it: reading the path itself would rerender them at
  /// each push.
  private(set) var drawn: [AnyHashable] = []
  private var isRestored = false
  /// The column of a split view that this stack fills; nil elsewhere.
  private(set) var column: SplitColumn?
  /// The nodes that drew a link without a destination.
  private var idleLinks = IdleLinks()

  /// A view registered by `navigationDestination(for:)` for one type.
  struct Destination {
    let owner: ObjectIdentifier
    let type: any Hashable.Type
    let draw: @MainActor (AnyHashable, Context, inout [Item]) -> Void
  }

  func accept(_ path: PathAccess?, _ context: Context, root: @escaping DrawContent) {
    bound = path
    self.root = root
    adopt(context)
    column = environment.builtIn.position.column.flatMap { $0.page == nil ? nil : $0 }
    guard let column else { return }
    column.page?.fill(with: self)
    column.split?.take(self, isSidebar: column.isSidebar)
  }

  override func didUnmount() { column?.page?.empty(of: self) }

  var values: [AnyHashable] {
    guard let bound else { return own }
    let values = bound.values()
    return linked.over == values ? values + linked.values : values
  }

  /// Stores the screen of a link, and redraws it if it is shown.
  func keep(_ screen: LinkedScreen, draw: @escaping DrawContent) {
    screens[screen] = draw
    guard let depth = drawn.firstIndex(of: AnyHashable(screen)) else { return }
    for case let page as PageNode in children where page.depthInStack == depth + 1 {
      page.markDirty()
    }
  }

  /// Reports to `change` when a screen is pushed or popped.
  func bind(_ screen: LinkedScreen, _ change: @escaping @MainActor (_ isShown: Bool) -> Void) {
    bindings[screen] = change
  }

  /// Pops a screen and those above it.
  func remove(_ screen: LinkedScreen) {
    if let depth = values.firstIndex(of: AnyHashable(screen)) { pop(to: depth) }
  }

  /// Drops a screen whose view is gone.
  func forget(_ screen: LinkedScreen) {
    (bindings[screen], screens[screen]) = (nil, nil)
    remove(screen)
  }

  /// The split view whose detail column this stack fills; nil elsewhere.
  private var split: SplitNode? { column?.isSidebar == false ? column?.split : nil }

  private func setValues(_ values: [AnyHashable]) {
    let before = self.values
    defer {
      for (screen, tell) in bindings {
        let (was, isShown) = (before.contains(screen), values.contains(screen))
        if was != isShown { tell(isShown) }
      }
    }
    if let bound {
      let below = Array(values.prefix { !($0.base is LinkedScreen) })
      linked = (Array(values.dropFirst(below.count)), below)
      if below != bound.values() { bound.set(below) }
    } else {
      own = values
    }
    markDirty()
  }

  // MARK: Gestures

  /// Pushes `value` over the page at `depth`.
  func push(_ value: AnyHashable, over depth: Int) {
    setValues(Array(values.prefix(depth)) + [value])
  }

  /// Replaces the path with `value`, directly over the root.
  func put(_ value: AnyHashable) { setValues([value]) }

  /// Goes back until `depth` pages are pushed.
  func pop(to depth: Int) { if values.count > depth { setValues(Array(values.prefix(depth))) } }

  /// Shows the screens of an address, up to the first component that cannot be read.
  func restore(_ address: TreeAddress) {
    let shown = values
    var values: [AnyHashable] = []
    for component in address.components {
      guard let value = value(of: component, over: values, shown, isOwn: address.isOwn) else {
        break
      }
      values.append(value)
    }
    guard values != shown else { return }
    setValues(values)
    // Pages to be covered must not appear before the pages above them are drawn.
    for case let page as PageNode in children { page.cover(page.depthInStack < values.count) }
    if values.count > shown.count, values.count < address.components.count {
      // The page that is drawn next may offer a link for the next component.
      tree.afterThisRender { [weak self] in self?.restore(address) }
    }
  }

  /// The value that a component of an address encodes, over the path `below`. Unless the site
  /// signed the address, the value's type must be typable, or it must be `shown` there already, or
  /// a drawn link must lead to it. Otherwise an app's `names[$0]` would trap for an arbitrary
  /// number.
  private func value(
    of component: String, over below: [AnyHashable], _ shown: [AnyHashable], isOwn: Bool
  ) -> AnyHashable? {
    if component.hasPrefix("~"),
      let screen = screens.keys.first(where: { $0.component == component })
    {
      return AnyHashable(screen)
    }
    let types = bound?.elementType.map { [$0] } ?? destinations.map(\.type)
    let isKnown =
      isOwn
      || shown.starts(with: below) && shown.count > below.count
        && PathCodec.component(for: shown[below.count]) == component
      || tree.offers((split?.components ?? []) + PathCodec.components(of: below) + [component])
    return types.lazy.filter { isKnown || PathCodec.isTypable($0) }
      .compactMap { PathCodec.value(of: $0, from: component) }.first
  }

  // MARK: Destinations

  func register(_ destination: Destination) {
    destinations.removeAll { $0.owner == destination.owner }
    destinations.append(destination)
    // Pages drawn with the previous version of this closure may look different now.
    for case let page as PageNode in children where page.depthInStack > 0 { page.markDirty() }
    idleLinks.drawAgain()
    split?.destinationCame()
  }

  /// Whether the stack has a destination for `value`.
  func hasDestination(for value: AnyHashable) -> Bool {
    destinations.contains { type(of: value.base) == $0.type }
  }

  /// Records that `node` drew a link that needs a destination for its value.
  func noteIdleLink(of node: Node) { idleLinks.add(node) }

  func unregister(_ owner: ObjectIdentifier) { destinations.removeAll { $0.owner == owner } }

  private func draw(_ value: AnyHashable, _ context: Context, into items: inout [Item]) {
    if let screen = value.base as? LinkedScreen {
      screens[screen]?(context.child(id: screen), &items)
      return
    }
    guard let destination = destinations.last(where: { type(of: value.base) == $0.type }) else {
      return tree.services.log(
        "The path has a \(type(of: value.base)), for which the stack has no navigationDestination.")
    }
    destination.draw(value, context.child(id: ObjectIdentifier(destination.type)), &items)
  }

  // MARK: Rendering

  /// Whether this stack owns the window's address: it is in no sheet and in no other stack.
  private var ownsAddress: Bool {
    split?.ownsAddress
      ?? (environment.builtIn.position.dialog == nil && environment.builtIn.position.page == nil)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let values = values
    drawn = values
    let element = context.element(.div, "stack")
    element.appetite = .fixed([.horizontal, .vertical])
    var pages: [Item] = []
    for depth in 0...values.count {
      // Claimed by depth alone: a replaced path element keeps its screen's state unless the app
      // sets an `id`.
      let place = context.inside(depth)
      let page = claim(place.position) { PageNode(place) }
      page.accept(
        place, stack: self, depth: depth, value: depth == 0 ? nil : values[depth - 1],
        isTop: depth == values.count
      ) { [weak self] pageContext, content in
        if depth == 0 {
          self?.root(pageContext, &content)
        } else {
          self?.draw(values[depth - 1], pageContext, into: &content)
        }
      }
      pages.append(.node(page))
    }
    element.content = .items(pages)
    context.emit(element, into: &items)
    if let split {
      split.choiceChanged()
    } else if let outer = column?.split?.outer {
      outer.choiceChanged()
    } else if ownsAddress {
      noteAddress(values)
    }
  }

  override func coverChanged() {
    guard split == nil, ownsAddress, !isInCovered else { return }
    tree.addressOwner = self
    noteAddress(values)
  }

  private func noteAddress(_ values: [AnyHashable]) {
    guard !isInCovered else { return }
    if !isRestored {
      isRestored = true
      let waiting = tree.waitingAddress
      tree.waitingAddress = TreeAddress([])
      tree.addressOwner = self
      if !waiting.components.isEmpty {
        // The destinations are registered only when the root page has been drawn.
        tree.afterThisRender { [weak self] in self?.restore(waiting) }
        return
      }
    }
    tree.page.takeAddress(of: values)
  }

  /// The address of the page for `value` over `depth`; nil when the value has none.
  func address(of value: AnyHashable, over depth: Int) -> String? {
    guard ownsAddress, let component = PathCodec.component(for: value), !component.isEmpty else {
      return nil
    }
    let below = drawn.prefix(depth).filter { PathCodec.component(for: $0) != nil }
    let chosen = split?.chosen ?? []
    return tree.address(
      of: PathCodec.components(of: chosen + below) + [component],
      isTypable: (chosen + below + [value]).allSatisfy(PathCodec.isTypable))
  }

  var topPage: PageNode? {
    children.lazy.compactMap { $0 as? PageNode }.max { $0.depthInStack < $1.depthInStack }
  }
}
