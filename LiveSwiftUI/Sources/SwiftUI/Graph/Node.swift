// A node of the view tree: it keeps the state, the children and the elements of one view.

/// A place in the tree that outlives one run of a body.
///
/// Views are values that come and go; nodes stay. A node is made for each view with a body and for
/// each modifier that remembers something (a task, a presented sheet, the last value of
/// `onChange`).
@MainActor package class Node {
  package unowned let tree: Tree
  /// The node whose render made this one; nil for the root.
  package private(set) unowned var parent: Node?
  /// Where the node stands below its parent.
  package let position: Position
  /// What the parent handed down at its last render.
  package var environment: EnvironmentValues
  /// The modifiers that wait for the elements of this node; nil when none does.
  package var decorations: Decoration?

  /// What this node shows now: elements it owns and child nodes, in order.
  package var items: [Item] { shown.list }
  private var shown = ItemList.many([])

  /// Calls `body` with each of the items, without making an array of them.
  func eachItem(_ body: (Item) -> Void) { shown.forEach(body) }

  /// The first result of `find` for the items, without making an array of them.
  func firstItem<Found>(_ find: (Item) -> Found?) -> Found? { shown.first(find) }

  private(set) var children: [Node] = []
  /// The element of the page that holds `items`; nil until first placed.
  unowned var host: Element?
  private var token: TrackingToken?
  // The small ones last and together, in one word: a session has a node for every row.
  let depth: Int32
  /// The bytes of HTML that `items` take; -1 until somebody asks.
  var htmlSize: Int32 = -1
  private(set) var isMounted = true
  var isDirty = false
  private var isUpdating = false
  private var isTrackedAlone = false
  /// Set while this node produces its items, which are then dropped and produced again.
  var startsOver = false
  var greed: Axis.Set = []

  /// Whether what this node renders can read an observed object.
  var observes: Bool { true }

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

  deinit { if let token, token.node === self { token.cancel() } }

  /// Renders what this node shows; subclasses call `draw` on views with `context()`.
  func produce(into items: inout [Item]) {}

  /// Called after each render, when all below the node is rendered as well.
  func didUpdate() {}

  /// Called when the part of the screen that the node is on was covered, or is seen again.
  func coverChanged() {}

  /// Called once after the node left the tree: cancel what still runs.
  func didUnmount() {}

  /// Adds what the views of this node hand up under a key.
  func collect<Key: PreferenceKey>(_ sum: inout PreferenceSum<Key>) {
    for child in children { child.collect(&sum) }
  }

  /// The context in which this node's content is rendered.
  final func context() -> Context {
    Context(node: self, position: .root, environment: environment, decorations: decorations)
  }

  /// Takes over the environment and decorations of a fresh render by the parent.
  final func adopt(_ context: Context) {
    environment = context.environment
    decorations = context.decorations
    tree.touch(self)
  }

  /// Whether the parent hands down in `context` what it handed down last time.
  final func inheritsSame(_ context: Context) -> Bool {
    environment.isSame(as: context.environment)
      && Decoration.areSame(decorations, context.decorations)
  }

  /// Finds the child of the last render at `position`, or makes it.
  final func claim<N: Node>(_ position: Position, make: () -> N) -> N {
    if let child = claim(position, as: N.self) { return child }
    let child = make()
    children.append(child)
    return child
  }

  /// Finds the child of the last render at `position`, if there was one of this kind.
  final func claim<N: Node>(_ position: Position, as kind: N.Type) -> N? {
    guard let child = tree.reclaim(position, as: kind) else { return nil }
    children.append(child)
    return child
  }

  /// Asks for another render of this node at the end of the turn.
  package final func markDirty() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    tree.schedule(self)
  }

  /// Renders this node and what is below it, and brings the page's elements up to date.
  final func update() {
    isDirty = false
    isUpdating = true
    defer { isUpdating = false }
    if observes, environment.row != nil, !isTrackedAlone, TrackingToken.open == nil {
      renderTrackedTogether()
    } else {
      render()
    }
  }

  private func render() {
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
    for child in leftOver { child.unmount() }
    for child in touched { child.update() }
    for item in fresh { item.seal() }
    let before = greed
    greed = fresh.greed
    shown = ItemList(tree.reconciler.settle(old: items, new: fresh, in: host))
    forgetSize()
    if before != greed, let parent, !parent.isUpdating { parent.markDirty() }
    tree.preferences.rendered()
    didUpdate()
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
    // Whoever still holds this node must not keep all that was below it.
    children = []
    decorations = nil
    if token?.node === self { token?.cancel() }
    token = nil
    didUnmount()
  }

  // MARK: What is read

  /// Runs `render` noting which state and which observed properties it reads.
  private func track(_ render: () -> Void) {
    let outer = Tree.reader
    Tree.reader = self
    defer { Tree.reader = outer }
    guard observes else { return render() }
    if let open = TrackingToken.open {
      if token !== open {
        endTracking()
        token = open
      }
      if environment.row !== open.row { open.spansRows = true }
      return render()
    }
    endTracking()
    let token = TrackingToken(self)
    self.token = token
    if !token.track(render) { self.token = nil }
  }

  /// Renders this node, noting together what it and those below it read: each tracking takes more
  /// than a kilobyte, and a row is one thing to look at.
  private func renderTrackedTogether() {
    endTracking()
    let token = TrackingToken(self)
    self.token = token
    TrackingToken.open = token
    let hasRead = token.track {
      render()
      for child in children { child.updateIfDirty() }
    }
    TrackingToken.open = nil
    if !hasRead { return leave(token, rendersAgain: false) }
    guard token.spansRows else { return }
    // There are rows in this row, and one that changes must not draw the others.
    isTrackedAlone = true
    endTracking()
    markDirty()
  }

  private func updateIfDirty() {
    if isDirty { return update() }
    for child in children { child.updateIfDirty() }
  }

  /// Stops noting what the last rendering read. Nodes that were tracked together with this one are
  /// rendered again, because nobody notes any more what they read.
  private func endTracking() {
    guard let token else { return }
    self.token = nil
    guard token.node === self else { return }
    token.cancel()
    for child in children { child.leave(token, rendersAgain: true) }
  }

  /// Something changed that was read under `old`.
  func trackedValueChanged(_ old: TrackingToken) {
    guard token === old else { return }
    endTracking()
    markDirty()
  }

  private func leave(_ old: TrackingToken, rendersAgain: Bool) {
    if token === old {
      token = nil
      if rendersAgain { markDirty() }
    }
    for child in children { child.leave(old, rendersAgain: rendersAgain) }
  }
}
