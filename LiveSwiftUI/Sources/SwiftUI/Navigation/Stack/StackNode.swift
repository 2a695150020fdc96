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
  private var destinations = StackDestinations()
  /// The path of the last rendering. Links read it: reading the path itself would rerender them at
  /// each push.
  private(set) var drawn: [AnyHashable] = []
  private var isRestored = false
  private var names = PathNames()
  /// The column of a split view that this stack fills; nil elsewhere.
  private(set) var column: SplitColumn?
  /// The nodes that drew a link without a destination.
  private var idleLinks = IdleLinks()

  func accept(_ path: PathAccess?, _ context: Context, root: @escaping DrawContent) {
    bound = path
    self.root = root
    adopt(context)
    column = environment.builtIn.position.column.flatMap { $0.page == nil ? nil : $0 }
    guard let column else { return }
    column.page?.fill(with: self)
    column.split?.take(self, isSidebar: column.isSidebar)
  }

  override func didUnmount() {
    column?.page?.empty(of: self)
    tree.remove(inner: self)
    if tree.address.owner === self { tree.leaveAddress() }
  }

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

  /// Shows the screens of an address, up to the first component that cannot be read. A further try
  /// changes nothing unless it shows more of them.
  func restore(_ address: TreeAddress, isRetry: Bool) {
    let shown = values
    var values: [AnyHashable] = []
    for component in address.components {
      guard let value = value(of: component, over: values, shown, isOwn: address.isOwn) else {
        break
      }
      values.append(value)
    }
    if values.count == address.components.count { tree.address.unresolved = nil }
    guard values != shown else { return }
    if isRetry, values.count <= shown.count || !values.starts(with: shown) { return }
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
    if PathNames.isName(component),
      let screen = screens.keys.first(where: { $0.component == component })
    {
      return AnyHashable(screen)
    }
    // Values of several types may be written alike. The screen of a link that is gone is gone too.
    if let value = noted(component, over: below), !(value.base is LinkedScreen) { return value }
    if PathNames.isName(component) { return nil }
    let types = bound?.elementType.map { [$0] } ?? destinations.types
    let isKnown =
      isOwn
      || shown.starts(with: below) && shown.count > below.count
        && PathCodec.segment(for: shown[below.count]) == component
      || tree.offers(components(of: below) + [component])
    let readable = types.lazy.filter { isKnown || PathCodec.isTypable($0) }
    if let value = PathCodec.value(of: readable, from: component) { return value }
    // Last, because a search draws rows.
    guard !isKnown, PathCodec.value(of: types, from: component) != nil,
      let found = tree.findLink(to: components(of: below) + [component]),
      types.contains(where: { $0 == type(of: found.base) })
    else { return nil }
    return found
  }

  // MARK: Destinations

  func register(_ destination: StackDestinations.Destination) {
    destinations.register(destination)
    // Pages drawn with the previous version of this closure may look different now.
    for case let page as PageNode in children where page.depthInStack > 0 { page.markDirty() }
    idleLinks.drawAgain()
    split?.destinationCame()
  }

  /// Whether the stack has a destination for `value`.
  func hasDestination(for value: AnyHashable) -> Bool { destinations.has(value) }

  /// Records that `node` drew a link that needs a destination for its value.
  func noteIdleLink(of node: Node) { idleLinks.add(node) }

  /// Removes the destinations of a view that is gone.
  func unregister(_ owner: ObjectIdentifier) {
    destinations.unregister(owner, drawn: isMounted ? drawn : [])
  }

  private func draw(_ value: AnyHashable, _ context: Context, into items: inout [Item]) {
    if let screen = value.base as? LinkedScreen {
      screens[screen]?(context.child(id: screen), &items)
      return
    }
    guard let destination = destinations.destination(for: value) else {
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
    noteNames(of: values)
    destinations.dropKept(drawn: values)
    let element = context.element(.div, .screens)
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
    if isInner { tree.add(inner: self) }
  }

  override func coverChanged() {
    if isInner { return tree.joinAddress() }
    guard split == nil, ownsAddress, !isInCovered else { return }
    tree.address.owner = self
    noteAddress(values)
  }

  func noteAddress() { noteAddress(values) }

  private func noteAddress(_ values: [AnyHashable]) {
    guard !isInCovered else { return }
    if !isRestored {
      isRestored = true
      let waiting = tree.address.waiting
      tree.address.waiting = TreeAddress([])
      tree.address.owner = self
      tree.ask(for: waiting)
      if !waiting.components.isEmpty {
        // The destinations are registered only when the root page has been drawn.
        tree.afterThisRender { [weak self] in self?.restore(waiting) }
        return
      }
    }
    tree.takeAddress(of: values, names)
  }

  /// Gives names to the values that the address cannot contain.
  private func noteNames(of values: [AnyHashable]) {
    if let split { split.noteNames() } else { names.note(values, isInner: isInner, in: tree) }
  }

  /// The value that was shown under this component over the path `below`.
  private func noted(_ component: String, over below: [AnyHashable]) -> AnyHashable? {
    split?.noted(component, over: below) ?? names.value(of: component, over: below)
  }

  /// The components of the address of this path, up to the first value without one.
  private func components(of values: [AnyHashable]) -> [String] {
    split?.components(of: values) ?? names.components(of: values)
  }

  /// Whether the stack's screens follow those of the address's owner: it is in a sheet, in another
  /// stack, or in a column whose screens do not belong to the address.
  private var isInner: Bool { split == nil && !ownsAddress }

  /// The components of the screens of an inner stack.
  var innerComponents: [String] { names.components(of: drawn) }

  /// Shows the screens of these components. Returns how many of them are the stack's.
  func restoreInner(_ components: ArraySlice<String>) -> Int {
    let values = names.values(of: components).prefix {
      ($0.base as? LinkedScreen).map { screens[$0] != nil } ?? true
    }
    if Array(values) != self.values { setValues(Array(values)) }
    return values.count
  }

  /// The address of the page for `value` over `depth`; nil when the value has none.
  func address(of value: AnyHashable, over depth: Int) -> String? {
    guard ownsAddress else { return nil }
    let below = Array(drawn.prefix(depth))
    let chosen = split?.chosen ?? []
    let components = components(of: below)
    guard components.count == chosen.count + below.count,
      let component = PathNames.segment(for: value, after: components)
    else { return nil }
    return tree.address(
      of: components + [component],
      isTypable: (chosen + below + [value]).allSatisfy(PathCodec.isTypable))
  }

  var topPage: PageNode? {
    children.lazy.compactMap { $0 as? PageNode }.max { $0.depthInStack < $1.depthInStack }
  }
}
