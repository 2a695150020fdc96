// A node of the view tree, which keeps the state, the children and the elements of one view.

/// A position in the tree that outlives one run of a body.
///
/// Views are short-lived values; nodes stay. There is a node for each view with a body and for each
/// modifier that remembers something (a task, a presented sheet, the last value of `onChange`).
@MainActor package class Node {
  /// The tree that the node belongs to.
  package unowned let tree: Tree
  /// The node whose render pass made this one; nil for the root.
  package private(set) unowned var parent: Node?
  /// The position of the node below its parent.
  package let position: Position
  /// The environment from the parent's last render pass.
  package var environment: EnvironmentValues
  /// The modifiers that wait for the elements of this node; nil for none.
  package var decorations: Decoration?

  /// The current items of this node, in order: its own elements, and child nodes.
  package var items: [Item] { shown.list }
  private var shown = ItemList.many([])

  /// Calls `body` with each item, without making an array.
  func eachItem(_ body: (Item) -> Void) { shown.forEach(body) }

  /// The first result of `find` that is not nil, without making an array of the items.
  func firstItem<Found>(_ find: (Item) -> Found?) -> Found? { shown.first(find) }

  private(set) var children: [Node] = []
  /// The element of the page that contains `items`; nil until first placed.
  unowned var host: Element?
  private var token: TrackingToken?
  // The small fields come last and together, in one word: a session has a node for every row.
  let depth: Int32
  /// The bytes of HTML that `items` take; -1 until computed.
  var htmlSize: Int32 = -1
  private(set) var isMounted = true
  var isDirty = false
  private var isUpdating = false
  /// Set during `produce`, to drop the items and produce them again.
  var startsOver = false
  var greed: Axis.Set = []

  /// Whether a rendering of this node can read an observed object.
  var observes: Bool { true }
  /// Whether the node around this one renders again when this one fills another axis.
  var passesGreedOn: Bool { true }

  init(_ context: Context) {
    tree = context.node.tree
    parent = context.node
    position = context.position
    depth = context.node.depth + 1
    environment = context.environment
    decorations = context.decorations
  }

  init(root tree: Tree, environment: EnvironmentValues) {
    self.tree = tree
    parent = nil
    position = .root
    depth = 0
    self.environment = environment
  }

  deinit { token?.cancel() }

  /// Renders the content of this node; subclasses call `draw` on views with `context()`.
  func produce(into items: inout [Item]) {}

  /// Whether views without state are drawn as part of this node, so that each drawing of them can
  /// be compared with another.
  var drawsPlainViews: Bool { false }

  /// Forgets during `produce` what it has drawn so far, so that it may draw the same views again.
  /// Returns the nodes that took something over.
  final func drawAgain() -> [Node] {
    let (touched, leftOver) = tree.endPass()
    tree.beginPass(children + leftOver)
    children = []
    return touched
  }

  /// Called after each render pass, once everything below the node is rendered too.
  func didUpdate() {}

  /// Called before these children leave the tree, because they were not drawn again.
  func willUnmount(_ children: [Node]) {}

  /// The values of the node's state that its view did not start with, by their places.
  var changedState: [Int: Any] { [:] }

  /// Called when the part of the screen that contains the node is covered or uncovered.
  func coverChanged() {}

  /// Called once the node has left the tree; cancels anything that still runs.
  func didUnmount() {}

  /// Adds the preferences that the views of this node set for a key.
  func collect<Key: PreferenceKey>(_ sum: inout PreferenceSum<Key>) {
    for child in children { child.collect(&sum) }
  }

  /// The context in which this node's content is rendered.
  final func context() -> Context {
    Context(node: self, position: .root, environment: environment, decorations: decorations)
  }

  /// Takes over the environment and decorations of a new render pass of the parent.
  final func adopt(_ context: Context) {
    environment = context.environment
    decorations = context.decorations
    tree.touch(self)
  }

  /// Whether `context` has the same environment and decorations as last time.
  final func inheritsSame(_ context: Context) -> Bool {
    environment.isSame(as: context.environment)
      && Decoration.areSame(decorations, context.decorations)
  }

  /// Finds the child of the last render pass at `position`, or makes it.
  final func claim<N: Node>(_ position: Position, make: () -> N) -> N {
    if let child = claim(position, as: N.self) { return child }
    let child = make()
    children.append(child)
    return child
  }

  /// Finds the child of the last render pass at `position`; nil if there is none of this type.
  final func claim<N: Node>(_ position: Position, as kind: N.Type) -> N? {
    guard let child = tree.reclaim(position, as: kind) else { return nil }
    children.append(child)
    return child
  }

  /// Schedules another render pass of this node for the end of the turn.
  package final func markDirty() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    tree.schedule(self)
  }

  /// Renders this node and everything below it, and updates the page's elements.
  final func update() {
    isDirty = false
    isUpdating = true
    defer { isUpdating = false }
    tree.nodeRendered()
    let previous = children
    children = []
    tree.beginPass(previous)
    var fresh: [Item] = []
    track { produce(into: &fresh) }
    if startsOver {
      startsOver = false
      let (_, leftOver) = tree.endPass()
      tree.beginPass(children + leftOver)
      (children, fresh) = ([], [])
      track { produce(into: &fresh) }
    }
    let (touched, leftOver) = tree.endPass()
    willUnmount(leftOver)
    for child in leftOver { child.unmount() }
    for child in touched { child.update() }
    for item in fresh { item.seal() }
    let before = greed
    greed = fresh.greed
    let names = namesControl ? items.namingSymbols : nil
    shown = ItemList(tree.reconciler.settle(old: items, new: fresh, in: host))
    if namesControl, names != items.namingSymbols { renameControl() }
    forgetSize()
    if before != greed, passesGreedOn, let parent, !parent.isUpdating { parent.markDirty() }
    tree.preferences.rendered()
    didUpdate()
  }

  /// Whether a control around this node may be named after the symbols in it.
  private var namesControl: Bool {
    guard let host, host.id >= 0 else { return false }
    return host.tag == .button || host.tag == .a
  }

  /// Renders the node that draws the control around this one, which has another name now.
  private func renameControl() {
    var drawer = parent
    while let node = drawer, node.host === host { drawer = node.parent }
    if let drawer, !drawer.isUpdating { drawer.markDirty() }
  }

  private func forgetSize() {
    var next: Node? = self
    while let node = next {
      node.htmlSize = -1
      next = node.parent
    }
  }

  /// Takes this node and all below it out of the tree.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    // Anything that still refers to this node must not keep the nodes below it alive.
    children = []
    decorations = nil
    endTracking()
    didUnmount()
  }

  // MARK: What is read

  /// Runs `render` and records the state and the observed properties that it reads.
  private func track(_ render: () -> Void) {
    let outer = Tree.reader
    Tree.reader = self
    defer { Tree.reader = outer }
    guard observes else { return render() }
    endTracking()
    let token = TrackingToken(self)
    self.token = token
    if !token.track(render) { self.token = nil }
  }

  /// Ends the tracking of the last rendering.
  private func endTracking() {
    token?.cancel()
    token = nil
  }

  /// Called after a change of something that was read under `old`.
  func trackedValueChanged(_ old: TrackingToken) {
    guard token === old else { return }
    endTracking()
    markDirty()
  }
}
