// The view tree of one session: its root, its dirty nodes, and the turn that makes operations.
import Foundation

/// The tree of one session: renders a scene, handles events, and reports changes.
///
/// Lives on the main actor. It shares nothing with other trees but immutable tables.
@MainActor package final class Tree {
  /// The node whose body is running, so that state can record what read it.
  static var reader: Node?
  /// The running `withAnimation`.
  static var animation: AnimationScope?

  /// The browser's element that contains all others; its number is 0.
  package let root: Element
  /// Collects the changes for the browser.
  package let reconciler: Reconciler
  private(set) var rootNode: Node!
  /// The services that the host provides.
  package let services: TreeServices
  /// Called when an idle tree gets work; the owner then calls `flush()` on a later turn.
  package var onWork: (() -> Void)?
  private var work = TreeWork()
  private var passes = RenderPasses()

  /// The title and address of the screen on top.
  package var page = PageState()
  /// The parts that make up the address of `page`.
  var address: AddressParts
  var links = PageLinks()
  /// The text that was typed or written into fields.
  package let typedFields = TypedFields()
  /// The nodes that read preferences of the views below them.
  let preferences = PreferenceReaders()
  var stored: StoredValues
  var keptStates: KeptStates
  private var namespaces = 0

  var demands = BrowserDemands()
  /// The files that the page received and offers; nil before the first.
  package var files: PageFiles?
  /// The items that the person drags now; nil without a drag.
  var drag: PageDrag?
  var uiKit = PageDelegates()
  var modules = PageModules()

  /// A tree of `scene`, which renders at the first `flush()`.
  package init(
    scene: some Scene, environment: EnvironmentValues, address: TreeAddress = TreeAddress([]),
    sceneStorage: [String: String] = [:], services: TreeServices = TreeServices()
  ) {
    root = Element(.div, at: .root)
    root.id = 0
    reconciler = Reconciler()
    self.address = AddressParts(waiting: address)
    stored = StoredValues(scene: sceneStorage)
    keptStates = KeptStates(
      restored: services.keepsStates ? sceneStorage.filter { $0.key.hasPrefix("@") } : [:])
    self.services = services
    var environment = environment
    environment[builtIn: \.person.tree] = WeakTree(self)
    rootNode = SceneNode(scene, tree: self, environment: environment)
    rootNode.host = root
    root.content = .items([.node(rootNode)])
    reconciler.tree = self
    schedule(rootNode)
  }

  // MARK: What nodes ask for

  func schedule(_ node: Node) {
    node.isDirty = true
    work.dirty.append(node)
    if let scope = Self.animation {
      scope.tree = self
      if let animation = scope.animation { animate(animation) }
    }
    wake()
  }

  /// Runs `action` once the page's elements are settled: appearances, tasks, `onChange`.
  func afterThisRender(_ action: @escaping @MainActor () -> Void) {
    work.afterRender.append(action)
    wake()
  }

  func wake() { if !work.isFlushing { onWork?() } }

  func animate(_ animation: Animation) {
    work.animationTime = max(work.animationTime, animation.milliseconds)
  }

  /// The duration of the next batch's animation, in milliseconds; 0 for none.
  var animationTime: Int { work.animationTime }

  /// How many times nodes were rendered so far.
  package var renderings: Int { work.renderings }

  /// The number of running tasks of views.
  package var runningTasks: Int { work.runningTasks }

  func nodeRendered() { work.renderings += 1 }

  func taskStarted() { work.runningTasks += 1 }

  func taskEnded() { work.runningTasks -= 1 }

  /// Returns the duration of the animation that the last turn requested, in milliseconds, and
  /// resets it.
  package func takeAnimation() -> Int {
    defer { work.animationTime = 0 }
    return work.animationTime
  }

  func nextNamespace() -> Int {
    namespaces += 1
    return namespaces
  }

  /// Keeps the screen of the person on, or no longer.
  func keepAwake(_ isOn: Bool) {
    guard isOn != demands.isAwake else { return }
    demands.isAwake = isOn
    send(.awake(isOn))
  }

  /// Adds an operation for the browser outside of a node's render pass.
  func send(_ operation: PageOperation) {
    reconciler.note(operation)
    wake()
  }

  /// Keeps an environment alive until the turn ends, so that all rows can share it.
  func keepForPass(_ environment: EnvironmentStorage) { passes.keep(environment) }

  // MARK: One node's render pass

  func beginPass(_ previous: [Node]) { passes.begin(previous) }

  func endPass() -> (touched: [Node], leftOver: [Node]) { passes.end() }

  func touch(_ node: Node) { passes.touch(node) }

  /// Touches those of the nodes that are in `children` and not touched yet, each once.
  func touch(again nodes: [Node], among children: [Node]) {
    passes.touch(again: nodes, among: children)
  }

  /// The child of the last render pass at `position` that is not yet claimed; nil if there is none.
  func reclaim<N: Node>(_ position: Position, as type: N.Type) -> N? {
    passes.reclaim(position, as: type)
  }

  // MARK: The turn

  /// Renders all dirty nodes, and returns the operations that update the browser's page.
  package func flush() -> [PageOperation] {
    settle()
    return reconciler.takeOperations()
  }

  /// Renders all dirty nodes, so that every handler belongs to the current state. The changes for
  /// the browser stay noted for the next `flush()`.
  package func settle() {
    work.isFlushing = true
    // Pages render one at a time, and each is charged for its own rules.
    Rules.left = reconciler.styles.left
    defer {
      work.isFlushing = false
      reconciler.styles.left = Rules.left
      Rules.left = .max
    }
    var rounds = 0
    var triesAddress = address.unresolved != nil
    preferences.beginPass()
    while !work.isDone || preferences.isStale {
      rounds += 1
      // A body that changes what it reads would loop for ever; Apple also logs and stops.
      guard rounds < 100 else {
        services.log("A view keeps changing what its own body reads; stopped after 100 rounds.")
        // Marked clean, because a dirty node could never be scheduled again.
        for node in work.dirty { node.isDirty = false }
        dropWork()
        preferences.stop()
        break
      }
      let batch = work.dirty.sorted { $0.depth < $1.depth }
      work.dirty = []
      for node in batch where node.isDirty && node.isMounted { node.update() }
      if work.dirty.isEmpty, preferences.isStale { preferences.read(services.log) }
      let actions = work.afterRender
      work.afterRender = []
      if !actions.isEmpty { asReader { for action in actions { action() } } }
      if triesAddress, work.isDone {
        triesAddress = false
        retryAddress()
      }
    }
    if rounds > 0 { reconciler.roundsSinceTaken += 1 }
    passes.dropEnvironments()
  }

  /// Ends the session: cancels every task and runs every `onDisappear`.
  package func close() {
    onWork = nil
    rootNode.unmount()
    for service in modules.services.values { service.pageClosed() }
    let services = modules.services
    modules.services = [:]
    withExtendedLifetime(services) {}
    for requests in modules.requests { requests.close() }
    files?.close()
    dropWork()
    reconciler.reset()
  }

  /// Drops the work that waits. What it holds is released only afterwards, because the end of an
  /// object of the app may schedule work again.
  private func dropWork() {
    let dropped = work
    (work.dirty, work.afterRender) = ([], [])
    withExtendedLifetime(dropped) {}
  }
}
