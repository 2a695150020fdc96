// One person's view tree: its root, its dirty nodes, and the turn that makes operations of them.
import Foundation

/// The tree of one session: renders a scene, takes events, and says what changed.
///
/// Lives on the main actor. Nothing in it is shared with another tree but immutable tables.
@MainActor package final class Tree {
  /// The node whose body is running, so that state can note who read it.
  static var reader: Node?
  /// The animation of the `withAnimation` that is running.
  static var animation: Animation?

  /// The element of the browser that all others lie in; its number is 0.
  package let root: Element
  /// Collects what the browser must change.
  package let reconciler: Reconciler
  private(set) var rootNode: Node!
  /// Called when a quiet tree gets something to do; the owner then calls `flush()` on a later turn.
  package var onWork: (() -> Void)?
  /// The title and address of the screen on top.
  package var page = PageState()
  /// `@SceneStorage` values by key, as JSON text.
  package var sceneStorage: [String: String]
  /// The places of `@AppStorage` values, one for all views with the same key.
  var appStorage: [String: AnyObject] = [:]
  /// The address below the app's own, until a navigation stack takes it.
  package var waitingAddress: TreeAddress
  /// The stack or split view that decides about the address.
  weak var addressOwner: (any AddressOwner)?
  /// How long the next batch's animation takes, in milliseconds; 0 for none.
  private(set) var animationTime = 0
  private var namespaces = 0
  /// Whether an element of the page needs the second script.
  package private(set) var usesMoreScript = false
  /// How many tasks of views are running.
  package private(set) var runningTasks = 0
  /// What the outside gives to this tree.
  package let services: TreeServices
  /// The highest client event handled so far. A value patch names it, so that the browser can tell
  /// whether the patch knows of its latest typing.
  package var handledEvent = 0

  /// What was typed and written into fields.
  package let typedFields = TypedFields()

  /// The nodes that read what the views below them hand up.
  let preferences = PreferenceReaders()

  private var dirty: [Node] = []
  private var afterRender: [@MainActor () -> Void] = []
  private var passes: [Pass] = []
  private var isFlushing = false
  private var environments: [EnvironmentStorage] = []

  /// A tree of `scene`, which renders at the first `flush()`.
  package init(
    scene: some Scene, environment: EnvironmentValues, address: TreeAddress = TreeAddress([]),
    sceneStorage: [String: String] = [:], services: TreeServices = TreeServices()
  ) {
    root = Element(.div, at: .root)
    root.id = 0
    reconciler = Reconciler()
    waitingAddress = address
    self.sceneStorage = sceneStorage
    self.services = services
    var environment = environment
    environment[fact: \.person.tree] = WeakTree(self)
    rootNode = SceneNode(scene, tree: self, environment: environment)
    rootNode.host = root
    root.content = .items([.node(rootNode)])
    reconciler.tree = self
    schedule(rootNode)
  }

  // MARK: What nodes ask for

  func schedule(_ node: Node) {
    node.isDirty = true
    dirty.append(node)
    if let animation = Self.animation { animate(animation) }
    wake()
  }

  /// Runs `work` once the page's elements are settled: appearances, tasks, `onChange`.
  func afterThisRender(_ work: @escaping @MainActor () -> Void) {
    afterRender.append(work)
    wake()
  }

  private func wake() { if !isFlushing { onWork?() } }

  func animate(_ animation: Animation) {
    animationTime = max(animationTime, animation.milliseconds)
  }

  func taskStarted() { runningTasks += 1 }

  func taskEnded() { runningTasks -= 1 }

  /// Takes the animation that the last turn asked for, in milliseconds.
  package func takeAnimation() -> Int {
    defer { animationTime = 0 }
    return animationTime
  }

  func nextNamespace() -> Int {
    namespaces += 1
    return namespaces
  }

  /// Tells the browser something that is not about elements.
  func send(_ operation: PageOperation) {
    reconciler.note(operation)
    wake()
  }

  /// Loads the second script, where the page has it not yet.
  func needsMoreScript() {
    guard !usesMoreScript else { return }
    usesMoreScript = true
    if let script = services.moreScript { send(.script(script)) }
  }

  /// Keeps an environment until the turn ends, so that all rows can share it.
  func keepForTurn(_ environment: EnvironmentStorage) { environments.append(environment) }

  // MARK: One node's render pass

  private struct Pass {
    var previous: [Node]
    var cursor = 0
    var byPosition: [Position: [Int]]?
    var claimed: Set<Int> = []
    var touched: [Node] = []
  }

  func beginPass(_ previous: [Node]) { passes.append(Pass(previous: previous)) }

  func endPass() -> (touched: [Node], leftOver: [Node]) {
    let pass = passes.removeLast()
    if pass.cursor == pass.previous.count, pass.claimed.isEmpty { return (pass.touched, []) }
    let leftOver = pass.previous.indices.lazy
      .filter { $0 >= pass.cursor && !pass.claimed.contains($0) }
      .map { pass.previous[$0] }
    return (pass.touched, Array(leftOver))
  }

  func touch(_ node: Node) { passes[passes.count - 1].touched.append(node) }

  /// The child of the last render at `position` that is not yet claimed; nil when there is none.
  /// It is usually the next one; else a table finds it.
  func reclaim<N: Node>(_ position: Position, as type: N.Type) -> N? {
    let last = passes.count - 1
    while passes[last].claimed.contains(passes[last].cursor) { passes[last].cursor += 1 }
    let cursor = passes[last].cursor
    if cursor < passes[last].previous.count, passes[last].previous[cursor].position == position,
      let node = passes[last].previous[cursor] as? N
    {
      passes[last].cursor += 1
      return node
    }
    if passes[last].byPosition == nil {
      var table: [Position: [Int]] = [:]
      for (index, node) in passes[last].previous.enumerated().reversed() where index >= cursor {
        table[node.position, default: []].append(index)
      }
      passes[last].byPosition = table
    }
    while let index = passes[last].byPosition?[position]?.popLast() {
      guard index >= passes[last].cursor, !passes[last].claimed.contains(index),
        let node = passes[last].previous[index] as? N
      else { continue }
      passes[last].claimed.insert(index)
      return node
    }
    return nil
  }

  // MARK: The turn

  /// Renders all that is dirty and returns the operations that bring the browser's page up to date.
  package func flush() -> [PageOperation] {
    settle()
    return reconciler.takeOperations()
  }

  /// Renders all that is dirty, so that every handler is the one of the state as it is now. What
  /// the browser must change stays noted for the next `flush()`.
  package func settle() {
    isFlushing = true
    // One page renders at a time, and pays for its own rules.
    Rules.left = reconciler.styles.left
    defer {
      isFlushing = false
      reconciler.styles.left = Rules.left
      Rules.left = .max
    }
    var rounds = 0
    preferences.beginTurn()
    while !dirty.isEmpty || !afterRender.isEmpty || preferences.isStale {
      rounds += 1
      // A body that changes what it reads would spin for ever; Apple logs and stops as well.
      guard rounds < 100 else {
        services.log("A view keeps changing what its own body reads; stopped after 100 rounds.")
        // Not dirty any more, or no later change could ever mark them again.
        for node in dirty { node.isDirty = false }
        dirty.removeAll()
        afterRender.removeAll()
        preferences.stop()
        break
      }
      let batch = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for node in batch where node.isDirty && node.isMounted { node.update() }
      if dirty.isEmpty, preferences.isStale { preferences.read(services.log) }
      let work = afterRender
      afterRender = []
      for action in work { action() }
    }
    if rounds > 0 { reconciler.roundsSinceTaken += 1 }
    environments.removeAll(keepingCapacity: true)
  }

  /// Ends the session: every task is cancelled, every `onDisappear` runs.
  package func close() {
    onWork = nil
    rootNode.unmount()
    dirty = []
    afterRender = []
    reconciler.reset()
  }
}

/// Where a page is below its app's own address, and who says so.
package struct TreeAddress: Equatable, Sendable {
  /// The parts of the path.
  package var components: [String]
  /// Whether the site wrote it. An address that a visitor typed leads only to what a link that is
  /// drawn leads to, and to values of types that say how they are read from a text.
  package var isOwn: Bool

  /// An address; the site's own unless it is said to be a visitor's.
  package init(_ components: [String], isOwn: Bool = true) {
    self.components = components
    self.isOwn = isOwn
  }
}

/// A tree that an environment can point at without keeping it alive.
package struct WeakTree: Equatable {
  /// The tree; nil once its session has ended.
  package weak var tree: Tree?
  init(_ tree: Tree?) { self.tree = tree }

  /// Whether both point at the same tree.
  package static func == (one: WeakTree, other: WeakTree) -> Bool { one.tree === other.tree }
}

/// What the outside gives a tree: photo addresses, string tables, a place for complaints.
package struct TreeServices {
  /// The address in this site under which the browser can fetch an outside image; nil refuses it.
  package var photoPath: @MainActor (URL) -> String?
  /// The address in this site of a picture in the app's own bundle; nil where none is served.
  package var filePath: @MainActor (URL) -> String? = { _ in nil }
  /// The folders of the app's main bundle, where pictures without a bundle are looked for.
  package var mainBundles: [Bundle] = [.main]
  /// The address of the second script; nil where no browser is.
  package var moreScript: String?
  /// The time as views see it.
  package var clock = TreeClock()
  /// The texts of the app in its languages.
  package var strings: StringTables
  /// Where the link on an app's first screen leads, and its words.
  package var home: (address: String, name: String)?
  /// The address of this app, "/foods", under which its screens have theirs.
  package var base: String
  /// The query that proves to the site that it wrote the address of these parts; nil where
  /// addresses need no proof.
  package var proof: @MainActor ([String]) -> String? = { _ in nil }
  /// Takes a sentence about what an app does wrong.
  package var log: @MainActor (String) -> Void

  /// Services for a test or a page without an app: no pictures, no texts, no home page, unless
  /// given.
  package init(
    photoPath: @escaping @MainActor (URL) -> String? = { _ in nil },
    strings: StringTables = StringTables(), home: (address: String, name: String)? = nil,
    base: String = "",
    log: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.photoPath = photoPath
    self.strings = strings
    // An app at "/" is its own home.
    self.home = base == "/" ? nil : home
    self.base = base
    self.log = log
  }
}
