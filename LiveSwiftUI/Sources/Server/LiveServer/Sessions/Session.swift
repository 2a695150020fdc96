// One page in one browser: a view tree, and the connection that keeps the page up to date.
import Foundation
import Limits
import SwiftUI
import WebServer

/// Owns a tree, sends its changes to the browser, and passes the browser's events to the tree.
@MainActor final class Session {
  let token = Signer.base64url(Signer.random(16))
  /// How often the whole page was sent over the socket.
  var edition = 0
  /// The visitor whose page it is.
  let visitor: PageVisitor
  let app: SiteApp
  let tree: Tree
  private let signer: Signer
  let latency: Duration
  let limits: SessionLimits
  let observe: @Sendable (LiveServerReport) -> Void

  var socket: WebSocket?
  /// Whether a socket waits for this session to be rendered.
  var isAwaited = false
  /// The texts to send later, when the server simulates a slow network.
  var delayedTexts: AsyncStream<String>.Continuation?
  /// Whether a browser has ever connected.
  var hasConnected = false
  /// Whether a person has acted here. A hello does not count, because any program can send one.
  var wasUsed = false
  private(set) var isClosed = false
  var outbox = Outbox()
  var lastEvent = 0
  /// The events whose changes are not saved yet; the browser still keeps them.
  private var unsaved: Set<Int> = []
  /// Whether the server is stopping and the browser should move to another one.
  private var isSentAway = false
  private let handle: HandleEvent
  var clientInfo: ClientInfo
  var shown = PageState()
  private var shownZoom: String?
  private var shownStorage: [String: String] = [:]
  private var isFlushPlanned = false
  /// Whether an event is being handled, whose turn ends with a flush of its own.
  var isHandling = false
  /// Whether the first HTML has not been sent; until then it includes every change.
  private var isSettling = true
  private var isHeldBack = false
  /// Whether the browser has missed so much that it gets the whole page next.
  var owesWhole = false
  /// The address that the browser asked for.
  private let askedComponents: [String]
  /// Whether the browser gets the address of the screen with the first batch.
  private var owesAddress = false
  /// The last batch that pushed an address.
  private var lastPush: Int?
  /// Whether the browser went back or forward before it had that batch. It then takes the address
  /// of the next one.
  private var leavesPush = false
  /// Whether an event was handled that no frame has acknowledged yet.
  private var owesAcknowledgement = false
  var eventBudget: RateLimit
  var renderDebt: RenderDebt
  let clock: SessionClock
  /// The crash marks of this session's turns; nil without a crash journal.
  var blame: SessionBlame?
  /// When the session last had a browser. The longest idle sessions are closed first.
  var lastSeen: ContinuousClock.Instant = .now
  /// The estimated memory of the page.
  var memory = PageMemory()
  /// The main-actor time that the first HTML took.
  private(set) var renderTime: Duration = .zero

  init(
    app: SiteApp, site: SiteConfiguration, visitor: PageVisitor, environment: EnvironmentValues,
    clientInfo: ClientInfo, address: TreeAddress, storage: [String: String], signer: Signer,
    photoPath: @escaping @MainActor (URL) -> String?,
    filePath: @escaping @MainActor (URL) -> String? = { _ in nil },
    picturePath: @escaping @MainActor (Data, String) -> String? = { _, _ in nil },
    scripts: [LazyScript: String] = [:], fileRoom: FileRoom? = nil
  ) {
    self.app = app
    self.visitor = visitor
    self.signer = signer
    self.clientInfo = clientInfo
    askedComponents = address.components
    (latency, limits) = (site.latency, site.limits)
    observe = site.observe
    handle = site.handle
    let perSecond = site.limits.eventsPerSecond
    eventBudget = RateLimit(burst: perSecond * 2, perSecond: perSecond)
    clock = site.clock
    renderDebt = RenderDebt(share: site.limits.renderShare, burst: site.limits.renderBurst)
    var services = TreeServices(
      photoPath: photoPath, strings: site.strings,
      home: app.isPreview
        ? PreviewGroup.home(in: environment.builtIn.person.locale, site.strings)
        : ("/", site.title), base: app.address,
      log: { [log = site.log, told = site.onceLogger] in told($0, to: log) })
    services.proof = { [signer, app] in
      "\(PageAddress.proofName)=\(signer.proof(of: $0, in: app))"
    }
    services.filePath = filePath
    services.picturePath = picturePath
    services.scripts = scripts
    services.fileRoom = fileRoom
    services.filesPath = LiveServer.filesPath + token
    services.mainBundles = site.mainBundles
    services.keepsStates = site.watch != nil
    tree = Tree(
      scene: app.scene(
        of: signer.name(of: visitor.browser, for: "reader"), isGuest: visitor.isGuest),
      environment: environment, address: address, sceneStorage: storage, services: services)
    tree.onWork = { [weak self] in self?.planFlush() }
  }

  // MARK: First HTML

  /// Renders until the first tasks are done or 150 ms have passed, and returns the whole content.
  func firstHTML() async -> (text: String, count: Int, rules: String) {
    await settle()
    let start = clock.now()
    let page = pass(.making) { tree.wholePage() }
    let rules = [tree.reconciler.styles.take() ?? "", page.ownRules]
    renderTime += start.duration(to: clock.now())
    observe(.rendered(isWholePage: true))
    noteShown()
    // HTML has no snapshot; values that the first screen stored are sent with the first batch.
    shownStorage = [:]
    owesAddress = hasOtherScreens
    isSettling = false
    return (page.text, page.count, rules.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Whether the app itself has pushed screens over those of the browser's address, or the address
  /// is that of an earlier page. Back would otherwise lead to an address of other screens.
  private var hasOtherScreens: Bool {
    shown.components != askedComponents
      && (shown.components.starts(with: askedComponents) || PageState.hasNames(askedComponents))
  }

  /// Waits up to 150 ms while the tree's tasks run, so that the first HTML includes saved lists and
  /// the answers of a fast service: until nothing has changed for 10 ms, or for 30 ms while the
  /// page shows that something is loading. A page that is made again waits for 30 ms, because it
  /// must have what the browser shows already. Turns are counted, since they last longer where much
  /// else runs.
  func settle(again: Bool = false) async {
    _ = flushSettling()
    let start = ContinuousClock.now
    var isLoading = again || tree.isLoading
    var quiet = 0
    // Whether there is such a page at all is known only once the rows are there.
    func mayChange() -> Bool {
      if tree.isAddressAwaited { return start.duration(to: .now) < .seconds(1) }
      return tree.runningTasks > 0 && quiet < (isLoading ? 15 : 5)
        && start.duration(to: .now) < .milliseconds(150)
    }
    while mayChange() {
      // A cancelled wait only ends this loop sooner.
      guard (try? await Task.sleep(for: .milliseconds(2))) != nil else { return }
      quiet += 1
      if flushSettling() { continue }
      quiet = 0
      isLoading = again || tree.isLoading
    }
  }

  /// Renders the changes before the first HTML. Returns true when there are none.
  private func flushSettling() -> Bool {
    let start = clock.now()
    defer { renderTime += start.duration(to: clock.now()) }
    return pass(.making) { tree.flush().isEmpty }
  }

  func noteShown() {
    shown = tree.page
    shownZoom = tree.zoom
    shownStorage = tree.sceneStorage
  }

  /// The page's name for the browser. It changes with each whole page, so that a browser that
  /// missed one cannot continue with the numbers of the previous one.
  var name: String { edition == 0 ? token : "\(token).\(edition)" }

  var title: String { tree.page.title }

  /// Whether a browser that just fetched this page has a snapshot with other values.
  func isReload(with snapshot: Snapshot?) -> Bool {
    guard !hasConnected, let kept = snapshot?.storage(of: app), !kept.isEmpty else { return false }
    return kept != tree.sceneStorage
  }

  /// The address of the screen that is shown.
  var address: String {
    tree.address(of: tree.page.components, isTypable: tree.page.isTypable)
  }

  /// The tree's form of an address.
  func treeAddress(_ address: PageAddress, _ components: [String]) -> TreeAddress {
    signer.treeAddress(components, address.proof, in: app)
  }

  var snapshot: String? { Snapshot(app: app.name, storage: tree.sceneStorage).signed(by: signer) }

  // MARK: Turns

  func planFlush() {
    guard !isFlushPlanned, !isHandling, !isSettling, socket != nil else { return }
    isFlushPlanned = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      isFlushPlanned = false
      charged(as: .rendering) { flush() }
    }
  }

  /// Runs a turn and charges its time to this session.
  func charged(as work: CrashMark.Work, _ turn: () -> Void) {
    let start = clock.computed()
    self.pass(work, turn)
    renderDebt.charge(clock.computed() - start, now: clock.now())
  }

  /// The last event that the browser may forget, together with all earlier ones.
  private var handledEvent: Int { unsaved.min().map { $0 - 1 } ?? lastEvent }

  /// Handles an event. It is acknowledged once the save that it started has finished, or after
  /// `limits.saving`.
  func handle(_ kind: Handler.Kind, on element: Int, value: EventValue, seq: Int) {
    let saved: @Sendable () -> Void = { [weak self, edition] in
      Task { @MainActor in self?.noteSaved(seq, of: edition) }
    }
    guard handle({ tree.handle(kind, on: element, value: value) }, saved) else { return }
    unsaved.insert(seq)
    Task { [limits] in
      // A cancelled wait only acknowledges sooner.
      try? await Task.sleep(for: limits.saving)
      saved()
    }
  }

  private func noteSaved(_ event: Int, of edition: Int) {
    // The event count restarts with each whole page.
    guard edition == self.edition, unsaved.remove(event) != nil else { return }
    pass(.rendering) { flush(acknowledging: true) }
    if isSentAway { sendAway() }
  }

  /// Closes the browser's socket, so that it connects to another process. Pending saves are
  /// acknowledged first, or the other process would handle their events a second time.
  func sendAway() {
    isSentAway = true
    if unsaved.isEmpty { socket?.close(code: 1012, reason: "service restart") }
  }

  /// Sends the changes since the last turn.
  ///
  /// Rendering waits while the browser is far behind or disconnected. All changes of that time
  /// become one batch, and nothing accumulates for a browser that never returns.
  func flush(acknowledging: Bool = false) {
    if acknowledging { owesAcknowledgement = true }
    guard !isSettling, !isClosed, socket != nil else { return }
    if outbox.isFull(batches: limits.unacknowledged) {
      isHeldBack = true
      return
    }
    var batch = Batch(operations: tree.flush())
    batch.animation = tree.takeAnimation()
    addPageChanges(to: &batch)
    if !batch.operations.isEmpty {
      observe(.rendered(isWholePage: false))
      send(outbox.add(batch, ack: handledEvent))
      tree.typedFields.sentBatch = outbox.last
      if batch.direction > 0 { lastPush = outbox.last }
    } else if owesAcknowledgement {
      send("[0,\(handledEvent)]")
    }
    owesAcknowledgement = false
  }

  /// Whether a browser that does not acknowledge has missed more changes than are kept for it. Its
  /// events are still handled on the current state, so their changes are recorded one by one. It
  /// gets the whole page when it reconnects.
  func isTooFarBehind() -> Bool {
    guard isHeldBack, tree.reconciler.notedBytes > Outbox.byteLimit else { return false }
    tree.reconciler.dropOutdated()
    guard tree.reconciler.notedBytes > Outbox.byteLimit else { return false }
    owesWhole = true
    tree.reconciler.reset()
    return true
  }

  /// Sends the whole page under a new name, and restarts both counts.
  func sendWhole() {
    _ = tree.flush()
    _ = tree.takeAnimation()
    outbox.restart()
    lastPush = nil
    leavesPush = false
    owesAddress = false
    edition += 1
    isSettling = false
    isHeldBack = false
    owesWhole = false
    owesAcknowledgement = false
    lastEvent = 0
    unsaved = []
    tree.handledEvent = 0
    let html = tree.html()
    observe(.rendered(isWholePage: true))
    noteShown()
    var batch = Batch(operations: [
      .whole(html: html.text, count: Int32(html.count), title: title, url: address),
      .rules(tree.reconciler.styles.take() ?? ""),
    ])
    for script in LazyScript.allCases where tree.usedScripts.contains(script) {
      if let path = tree.services.scripts[script] { batch.operations.append(.script(path)) }
    }
    if tree.keepsAwake { batch.operations.append(.awake(true)) }
    if let snapshot { batch.operations.append(.snapshot(snapshot)) }
    send(outbox.add(batch, ack: 0, name: name))
    tree.typedFields.sentBatch = outbox.last
  }

  /// Removes acknowledged batches, and resumes rendering that waited for them.
  func acknowledge(_ ack: Int) {
    outbox.acknowledge(ack)
    guard isHeldBack, !outbox.isFull(batches: limits.unacknowledged) else { return }
    isHeldBack = false
    planFlush()
  }

  /// Records that the browser moved to another address of its history.
  func noteMove(to components: [String]) {
    shown.components = components
    leavesPush = lastPush.map(outbox.isWaiting(for:)) ?? false
  }

  private func addPageChanges(to batch: inout Batch) {
    if let rules = tree.reconciler.styles.take() { batch.operations.insert(.rules(rules), at: 0) }
    let page = tree.page
    if owesAddress {
      let address = tree.address(of: shown.components, isTypable: shown.isTypable)
      batch.operations.append(.url(address, mode: .replace, steps: 0))
      owesAddress = false
    }
    if page.components != shown.components {
      addSteps(to: page, to: &batch)
    } else if leavesPush {
      batch.operations.append(.url(address, mode: .back, steps: 1))
    }
    leavesPush = false
    if page.title != shown.title { batch.operations.append(.title(page.title)) }
    // The browser keeps a snapshot for each address.
    let hasMoved = page.components != shown.components && !tree.sceneStorage.isEmpty
    shown = page
    if hasMoved || tree.sceneStorage != shownStorage {
      shownStorage = tree.sceneStorage
      if let snapshot { batch.operations.append(.snapshot(snapshot)) }
    }
  }

  /// Adds the steps of the browser's history that lead to the address of `page`: one entry for each
  /// screen, so that the browser goes back by one screen at a time.
  private func addSteps(to page: PageState, to batch: inout Batch) {
    let (old, new) = (shown.components, page.components)
    let common = zip(old, new).prefix { $0 == $1 }.count
    func step(_ mode: PageOperation.AddressChange, _ count: Int, _ steps: Int) {
      let address = tree.address(of: Array(new.prefix(count)), isTypable: page.isTypable)
      batch.operations.append(.url(address, mode: mode, steps: steps))
    }
    // The first entry that changes, and all before it, remain.
    let kept = common == new.count ? common : min(common + 1, old.count)
    if kept < old.count {
      step(.back, kept, old.count - kept)
    } else if common < old.count {
      step(.replace, kept, 0)
    }
    for count in kept..<new.count where count >= new.count - Self.pushLimit {
      step(.push, count + 1, 1)
    }
    if new.count > old.count {
      (batch.direction, batch.zoom) = (1, tree.zoom)
    } else if new.count < old.count {
      (batch.direction, batch.zoom) = (-1, shownZoom)
    }
    shownZoom = tree.zoom
  }

  /// The most entries that one batch adds to the browser's history.
  private static let pushLimit = 32

  /// Ends the session.
  func close() {
    isClosed = true
    socket?.close(code: 1001, reason: "going away")
    delayedTexts?.finish()
    pass(.rendering) { tree.close() }
  }
}
