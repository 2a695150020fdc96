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
  /// Called when an idle tree gets work; the owner then calls `flush()` on a later turn.
  package var onWork: (() -> Void)?
  /// The title and address of the screen on top.
  package var page = PageState()
  /// `@SceneStorage` values by key, as JSON text.
  package var sceneStorage: [String: String]
  /// The storage of `@AppStorage` values, one for all views with the same key.
  var appStorage: [String: AnyObject] = [:]
  /// The address below the app's own, until a navigation stack takes it.
  package var waitingAddress: TreeAddress
  /// The stack or split view that controls the address.
  weak var addressOwner: (any AddressOwner)?
  /// The parts that make up the address of `page`.
  var address = AddressParts()
  /// Whether any lazy container has kept state of rows that it let go.
  var keepsRowState = false
  /// The search for a link that is running; nil while the page itself is drawn.
  var linkSearch: LinkSearch?
  /// The links that lie beneath their labels, because those contain controls.
  var dividedLinks: Set<LinkKey> = []
  /// The duration of the next batch's animation, in milliseconds; 0 for none.
  private(set) var animationTime = 0
  private var namespaces = 0
  /// The scripts that elements of the page have needed so far.
  package internal(set) var usedScripts: Set<LazyScript> = []
  /// The files that the page received and offers; nil before the first.
  package var files: PageFiles?
  /// The items that the person drags now; nil without a drag.
  var drag: PageDrag?
  /// The text that the app copied through UIKit; nil at first.
  var pasteboard: String?
  /// Whether the app keeps the screen on.
  package private(set) var keepsAwake = false
  /// The objects that other modules keep for the page, by their class.
  var pageServices: [ObjectIdentifier: any PageService] = [:]
  /// The requests to scripts of the page.
  var scriptRequests: [ScriptRequests] = []
  weak var requestsNode: Node?
  /// The number of running tasks of views.
  package private(set) var runningTasks = 0
  /// The delegate of UIKit of the app whose state the tree owns, or whose page it is; nil for none.
  var delegate: AnyObject?
  /// The delegate of the page alone, in an app of UIKit's life cycle without scenes.
  var ownDelegate: (any UIApplicationDelegate)?
  /// The scene of the page, in an app of UIKit's life cycle.
  var windowScene: UIWindowScene?
  /// The services that the host provides.
  package let services: TreeServices
  /// The highest number of a client event handled so far. A value patch carries it, so that the
  /// browser can detect whether the patch takes its latest typing into account.
  package var handledEvent = 0

  /// The text that was typed or written into fields.
  package let typedFields = TypedFields()

  /// The browser's number of the field that has the keyboard focus; 0 if none is known.
  var focusedField: Int32 = 0

  /// The nodes that read preferences of the views below them.
  let preferences = PreferenceReaders()

  /// The states that an earlier build of the app kept and no view has taken yet.
  var restoredStates: [String: String]
  /// The node whose state was attached last, and the number of its states before that.
  var lastStateOwner: (node: Node, count: Int)?

  /// How many times nodes were rendered so far.
  package private(set) var renderings = 0
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
    restoredStates = services.keepsStates ? sceneStorage.filter { $0.key.hasPrefix("@") } : [:]
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
    dirty.append(node)
    if let scope = Self.animation {
      scope.tree = self
      if let animation = scope.animation { animate(animation) }
    }
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

  func nodeRendered() { renderings += 1 }

  func taskStarted() { runningTasks += 1 }

  func taskEnded() { runningTasks -= 1 }

  /// Returns the duration of the animation that the last turn requested, in milliseconds, and
  /// resets it.
  package func takeAnimation() -> Int {
    defer { animationTime = 0 }
    return animationTime
  }

  func nextNamespace() -> Int {
    namespaces += 1
    return namespaces
  }

  /// Keeps the screen of the person on, or no longer.
  func keepAwake(_ isOn: Bool) {
    guard isOn != keepsAwake else { return }
    keepsAwake = isOn
    send(.awake(isOn))
  }

  /// Adds an operation for the browser outside of a node's render pass.
  func send(_ operation: PageOperation) {
    reconciler.note(operation)
    wake()
  }

  /// Keeps an environment alive until the turn ends, so that all rows can share it.
  func keepForPass(_ environment: EnvironmentStorage) { environments.append(environment) }

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

  /// Touches those of the nodes that are in `children` and not touched yet, each once.
  func touch(again nodes: [Node], among children: [Node]) {
    guard !nodes.isEmpty else { return }
    var left = Set(children.map(ObjectIdentifier.init))
    for node in passes[passes.count - 1].touched { left.remove(ObjectIdentifier(node)) }
    for node in nodes where left.remove(ObjectIdentifier(node)) != nil { touch(node) }
  }

  /// The child of the last render pass at `position` that is not yet claimed; nil if there is none.
  /// It is usually the next one; otherwise a table finds it.
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

  /// Renders all dirty nodes, and returns the operations that update the browser's page.
  package func flush() -> [PageOperation] {
    settle()
    return reconciler.takeOperations()
  }

  /// Renders all dirty nodes, so that every handler belongs to the current state. The changes for
  /// the browser stay noted for the next `flush()`.
  package func settle() {
    isFlushing = true
    // Pages render one at a time, and each is charged for its own rules.
    Rules.left = reconciler.styles.left
    defer {
      isFlushing = false
      reconciler.styles.left = Rules.left
      Rules.left = .max
    }
    var rounds = 0
    var triesAddress = address.unresolved != nil
    preferences.beginPass()
    while !dirty.isEmpty || !afterRender.isEmpty || preferences.isStale {
      rounds += 1
      // A body that changes what it reads would loop for ever; Apple also logs and stops.
      guard rounds < 100 else {
        services.log("A view keeps changing what its own body reads; stopped after 100 rounds.")
        // Marked clean, because a dirty node could never be scheduled again.
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
      if !work.isEmpty { asReader { for action in work { action() } } }
      if triesAddress, dirty.isEmpty, afterRender.isEmpty {
        triesAddress = false
        retryAddress()
      }
    }
    if rounds > 0 { reconciler.roundsSinceTaken += 1 }
    environments.removeAll(keepingCapacity: true)
  }

  /// Ends the session: cancels every task and runs every `onDisappear`.
  package func close() {
    onWork = nil
    rootNode.unmount()
    for service in pageServices.values { service.pageClosed() }
    pageServices = [:]
    for requests in scriptRequests { requests.close() }
    files?.close()
    dirty = []
    afterRender = []
    reconciler.reset()
  }
}

/// The address of a page below its app's own, and its origin.
package struct TreeAddress: Equatable, Sendable {
  /// The path components.
  package var components: [String]
  /// Whether the site wrote the address. One that a visitor typed leads only to screens with a link
  /// drawn now, and to values of types that can be parsed from text.
  package var isOwn: Bool

  /// An address; by default one that the site wrote.
  package init(_ components: [String], isOwn: Bool = true) {
    self.components = components
    self.isOwn = isOwn
  }
}

/// A reference from an environment to a tree that does not keep it alive.
package struct WeakTree: Equatable {
  /// The tree; nil once its session has ended.
  package weak var tree: Tree?
  init(_ tree: Tree?) { self.tree = tree }

  /// Whether both point at the same tree.
  package static func == (one: WeakTree, other: WeakTree) -> Bool { one.tree === other.tree }
}

/// The services that the host provides to a tree, such as photo addresses, string tables and a log.
package struct TreeServices {
  /// Returns the address in this site under which the browser can fetch an outside image; nil
  /// refuses it.
  package var photoPath: @MainActor (URL) -> String?
  /// Returns the address in this site of a picture in the app's own bundle; nil where none is
  /// served.
  package var filePath: @MainActor (URL) -> String? = { _ in nil }
  /// Returns the address in this site of an encoded picture of a media type; nil where none is
  /// served.
  package var picturePath: @MainActor (Data, String) -> String? = { _, _ in nil }
  /// The folders of the app's main bundle, searched for pictures that name no bundle.
  package var mainBundles: [Bundle] = [.main]
  /// Whether plain `@State` values are kept with the scene storage, for a developer's next build.
  package var keepsStates = false
  /// The addresses of the scripts that few pages need; none where there is no browser.
  package var scripts: [LazyScript: String] = [:]
  /// The room for files of people; nil where no browser sends or gets one.
  package var fileRoom: FileRoom?
  /// The address below which this page's browser sends and gets files.
  package var filesPath = ""
  /// The time as views see it.
  package var clock = TreeClock()
  /// The localized texts of the app.
  package var strings: StringTables
  /// The address and the name of the link on an app's first screen.
  package var home: (address: String, name: String)?
  /// The address of this app, such as "/foods", which prefixes those of its screens.
  package var base: String
  /// Returns the query which proves that the site wrote the address of these components; nil where
  /// addresses need no proof.
  package var proof: @MainActor ([String]) -> String? = { _ in nil }
  /// Logs a sentence about a mistake of an app.
  package var log: @MainActor (AppWarning) -> Void

  /// Services for a test or a page without an app: by default no pictures, no texts and no home
  /// page.
  package init(
    photoPath: @escaping @MainActor (URL) -> String? = { _ in nil },
    strings: StringTables = StringTables(), home: (address: String, name: String)? = nil,
    base: String = "",
    log: @escaping @MainActor (AppWarning) -> Void = { _ in }
  ) {
    self.photoPath = photoPath
    self.strings = strings
    // An app at "/" is its own home.
    self.home = base == "/" ? nil : home
    self.base = base
    self.log = log
  }
}
