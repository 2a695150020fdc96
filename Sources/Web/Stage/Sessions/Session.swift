// One page in one browser: a view tree, and the conversation that keeps the browser's copy of it true.
import Foundation
import SwiftUI
import WebServer

/// Owns a tree, sends what changes, and hands it what the person does.
@MainActor final class Session {
  let token = Seal.base64url(Seal.random(16))
  /// The secret of the browser that fetched the page; nobody else may speak for it.
  let browser: String
  let app: SiteApp
  let tree: Tree
  private let seal: Seal
  private let latency: Duration
  private let limits: SessionLimits

  private(set) var socket: WebSocket?
  /// Whether a browser ever took this page up.
  private(set) var hasConversed = false
  private var outbox = Outbox()
  private var lastEvent = 0
  private var shown = PageFacts()
  private var shownZoom: String?
  private var shownRules = 0
  private var shownStorage: [String: String] = [:]
  private var isFlushPlanned = false
  /// Until the browser has whole HTML, changes are in it and not in batches.
  private var isSettling = true
  private var isHeldBack = false
  private var allowance: Allowance
  /// When the session last had a browser; the longest idle go first.
  private(set) var lastSeen: ContinuousClock.Instant = .now

  init(
    app: SiteApp, site: Site, browser: String, environment: EnvironmentValues, components: [String],
    storage: [String: String], seal: Seal, photoPath: @escaping @MainActor (URL) -> String?
  ) {
    self.app = app
    self.browser = browser
    self.seal = seal
    latency = site.latency
    limits = site.limits
    allowance = Allowance(perSecond: site.limits.eventsPerSecond)
    let services = TreeServices(
      photoPath: photoPath, strings: site.strings, home: ("/", "Tapas"), base: app.address,
      log: { Self.log($0) })
    tree = Tree(
      scene: app.scene(), environment: environment, components: components, sceneStorage: storage,
      services: services)
    tree.onWork = { [weak self] in self?.planFlush() }
  }

  static func log(_ line: String) { FileHandle.standardError.write(Data("stage: \(line)\n".utf8)) }

  // MARK: First HTML

  /// Renders until the first tasks are done or a moment has passed, and returns the whole content.
  func firstHTML() async -> (text: String, count: Int) {
    await settle()
    let html = tree.html()
    noteShown()
    isSettling = false
    return html
  }

  /// Waits, up to 150 ms, while the tree's tasks bring what is quickly had: saved lists, a near service.
  func settle() async {
    _ = tree.flush()
    let end = ContinuousClock.now + .milliseconds(150)
    var quiet = 0
    while tree.runningTasks > 0, quiet < 6, ContinuousClock.now < end {
      // A cancelled wait only ends the settling sooner.
      try? await Task.sleep(for: .milliseconds(5))
      quiet = tree.flush().isEmpty ? quiet + 1 : 0
    }
  }

  private func noteShown() {
    shown = tree.page
    shownZoom = tree.zoom
    shownRules = Rules.count
    shownStorage = tree.sceneStorage
  }

  var title: String { tree.page.title }

  /// The address of the screen that is shown.
  var address: String { tree.address(of: tree.page.components) }

  var snapshot: String? { Snapshot(app: app.name, storage: tree.sceneStorage).sealed(by: seal) }

  // MARK: Turns

  private func planFlush() {
    guard !isFlushPlanned, !isSettling else { return }
    isFlushPlanned = true
    Task { @MainActor [weak self] in
      self?.isFlushPlanned = false
      self?.flush()
    }
  }

  /// Sends what has changed since the last turn. Rendering waits while the browser is far behind.
  func flush(acknowledging: Bool = false) {
    guard !isSettling else { return }
    if outbox.count >= limits.unacknowledged, socket != nil {
      isHeldBack = true
      return
    }
    var batch = Batch(operations: tree.flush())
    batch.animation = tree.takeAnimation()
    addPageChanges(to: &batch)
    if batch.operations.isEmpty {
      if acknowledging { send("[0,\(lastEvent)]") }
      return
    }
    if outbox.isOverfull { return }
    send(outbox.add(batch, ack: lastEvent))
  }

  private func addPageChanges(to batch: inout Batch) {
    if shownRules < Rules.count {
      batch.operations.insert(.rules(Rules.css(from: shownRules)), at: 0)
      shownRules = Rules.count
    }
    let page = tree.page
    if page.components != shown.components {
      let (old, new) = (shown.components, page.components)
      let address = tree.address(of: new)
      if new.count > old.count {
        batch.operations.append(.url(address, mode: "push", steps: 1))
        batch.direction = 1
        batch.zoom = tree.zoom
      } else if new.count < old.count {
        batch.operations.append(.url(address, mode: "back", steps: old.count - new.count))
        batch.direction = -1
        batch.zoom = shownZoom
      } else {
        batch.operations.append(.url(address, mode: "replace", steps: 0))
      }
      shownZoom = tree.zoom
    }
    if page.title != shown.title { batch.operations.append(.title(page.title)) }
    shown = page
    if tree.sceneStorage != shownStorage {
      shownStorage = tree.sceneStorage
      if let snapshot { batch.operations.append(.snapshot(snapshot)) }
    }
  }

  private func send(_ text: String) {
    guard let socket else { return }
    if latency > .zero {
      Task {
        try? await Task.sleep(for: latency / 2)  // A cancelled delay only delivers sooner.
        _ = socket.send(text)
      }
    } else if !socket.send(text) {
      socket.close(code: 1013, reason: "too slow")
    }
  }

  // MARK: Conversation

  /// Takes over the conversation; `ack` is the last batch the browser has. Sends it everything anew when asked
  /// to, or when the thread is lost.
  func attach(_ socket: WebSocket, hello: Frame.Hello, isNew: Bool) {
    if let old = self.socket, old.id != socket.id {
      old.close(code: 4001, reason: "opened elsewhere")
    }
    self.socket = socket
    hasConversed = true
    lastSeen = .now
    tree.update { hello.surroundings.apply(to: &$0) }
    if !isNew, !hello.wantsFresh, !outbox.isOverfull, let frames = outbox.frames(after: hello.ack) {
      outbox.acknowledge(hello.ack)
      for frame in frames { send(frame) }
      flush(acknowledging: true)
      return
    }
    for typed in hello.typed { tree.retype(typed.text, into: typed.name, ordinal: typed.ordinal) }
    sendWhole()
  }

  private func sendWhole() {
    _ = tree.flush()
    _ = tree.takeAnimation()
    outbox.restart()
    isSettling = false
    lastEvent = 0
    tree.handledEvent = 0
    let html = tree.html()
    noteShown()
    var operations: [PageOperation] = [.rules(Rules.css(from: 0))]
    operations.insert(
      .whole(html: html.text, count: Int32(html.count), title: title, url: address), at: 0)
    if let snapshot { operations.append(.snapshot(snapshot)) }
    send(outbox.add(Batch(operations: operations), ack: 0, isFresh: true))
  }

  /// The browser is gone, perhaps to come back.
  func detach(_ socket: WebSocket) {
    guard self.socket?.id == socket.id else { return }
    self.socket = nil
    lastSeen = .now
  }

  /// Handles one frame; false ends the conversation.
  func receive(_ frame: Frame) -> Bool {
    lastSeen = .now
    guard allowance.takeOne() else { return false }
    switch frame {
    case .hello: return false
    case .acknowledgement(let ack): acknowledge(ack)
    case .event(let seq, let ack, let element, let kind, let value):
      acknowledge(ack)
      guard accept(seq) else { return true }
      tree.handle(kind, on: element, value: value)
      flush(acknowledging: true)
    case .surroundings(let seq, let ack, _, let value):
      acknowledge(ack)
      guard accept(seq) else { return true }
      take(value)
      flush(acknowledging: true)
    }
    return true
  }

  /// Each event counts once, however often it is sent.
  private func accept(_ seq: Int) -> Bool {
    guard seq > lastEvent else { return false }
    lastEvent = seq
    tree.handledEvent = seq
    return true
  }

  private func acknowledge(_ ack: Int) {
    outbox.acknowledge(ack)
    guard isHeldBack, outbox.count < limits.unacknowledged else { return }
    isHeldBack = false
    planFlush()
  }

  private func take(_ value: Frame.JSONObject) {
    switch value {
    case .text(let address): go(to: address)
    case .flag(let isVisible): tree.update { $0.scenePhase = isVisible ? .active : .background }
    case .surroundings(let surroundings): tree.update { surroundings.apply(to: &$0) }
    }
  }

  /// The browser went back or forward: its address is right already, the tree follows.
  private func go(to address: String) {
    let path = address.split(separator: "?").first.map(String.init) ?? "/"
    let parts = path.split(separator: "/").map { String($0).removingPercentEncoding ?? "" }
    guard parts.first == app.name else { return }
    let components = Array(parts.dropFirst().prefix(16))
    shown.components = components
    tree.go(to: components)
  }

  /// Ends the session for good.
  func close() {
    socket?.close(code: 1001, reason: "going away")
    tree.close()
  }
}
