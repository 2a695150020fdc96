// A session with a connected browser: attaching, receiving, sending, detaching.
import Limits
import SwiftUI
import WebServer

extension Session {
  /// Takes over the socket and answers the hello with the batches that the browser missed, or with
  /// the whole page if requested or if they are no longer kept. False when it is asked too often.
  func attach(_ socket: WebSocket, hello: Frame.Hello, isNew: Bool) -> Bool {
    if let old = self.socket, old.id != socket.id {
      old.close(code: 4001, reason: "opened elsewhere")
    }
    line.connect(socket, latency: site.latency)
    use.hasConnected = true
    use.lastSeen = .now
    pass(.rendering) {
      // A page that is still hidden says so next; one that is not says nothing.
      tree.update { $0.scenePhase = .active }
      take(hello.clientInfo)
    }
    if !isNew, !hello.wantsFresh, delivery.state != .lost, hello.session == name,
      let frames = outbox.frames(after: hello.ack)
    {
      acknowledge(hello.ack)
      for frame in frames { line.send(frame) }
      pass(.rendering) { flush(acknowledging: true) }
      return true
    }
    // Each typed text counts as an event.
    guard
      eventBudget.takeIfAllowed(
        limits.eventsPerSecond / 6 + Double(hello.typed.count), at: ContinuousClock.now.uptime)
    else {
      return false
    }
    charged(as: !hello.typed.isEmpty ? .retyping : isNew ? .making : .rendering) {
      for typed in hello.typed {
        tree.retype(typed.text, into: typed.name, ordinal: typed.ordinal)
      }
      sendWhole()
    }
    return true
  }

  /// Ends the connection. The browser may reconnect.
  func detach(_ socket: WebSocket) {
    guard self.socket?.id == socket.id else { return }
    line.disconnect()
    use.lastSeen = .now
  }

  /// Handles one frame. False when the socket must be closed.
  func receive(_ frame: Frame) -> Bool {
    use.lastSeen = .now
    guard !isClosed, eventBudget.takeIfAllowed(cost(of: frame), at: ContinuousClock.now.uptime)
    else { return false }
    switch frame {
    case .hello: return false
    case .acknowledgement(let ack): acknowledge(ack)
    case .event(let seq, let ack, let element, let kind, let value):
      acknowledge(ack)
      guard accept(seq) else { return true }
      if frame.isAct { use.wasUsed = true }
      // Events that the browser had queued are sent later than they were made.
      tree.typedFields.seenBatch = min(ack, outbox.last)
      handling(as: frame.isSentAgain ? .resending : .pressing) {
        // A script of another version may send letters that no kind has.
        if let kind { handle(kind, on: element, value: value, seq: seq) }
      }
      return !isTooFarBehind()
    case .clientInfo(let seq, let ack, _, let value):
      acknowledge(ack)
      guard accept(seq) else { return true }
      handling(as: .resending) { take(value) }
    }
    return true
  }

  /// Runs the turn of an event, and sends its changes and its acknowledgement.
  private func handling(as work: CrashMark.Work, _ handle: () -> Void) {
    charged(as: work) {
      // The changes of the event would otherwise plan a turn of their own.
      passes.insert(.handling)
      handle()
      passes.remove(.handling)
      flush(acknowledging: true)
    }
  }

  /// The number of tokens that a frame takes. Rendering the whole tree costs more than a press.
  private func cost(of frame: Frame) -> Double {
    if case .clientInfo = frame { max(1, limits.eventsPerSecond / 12) } else { 1 }
  }

  /// Accepts an event once, however often it is sent. Returns false for a repetition.
  private func accept(_ seq: Int) -> Bool {
    guard events.accept(seq) else { return false }
    tree.typedFields.handledEvent = seq
    return true
  }

  private func take(_ value: Frame.JSONObject) {
    switch value {
    case .text(let address): go(to: address)
    case .flag(let isVisible): takeVisibility(isVisible)
    case .clientInfo(let clientInfo): take(clientInfo)
    }
  }

  private func takeVisibility(_ isVisible: Bool) {
    tree.update { $0.scenePhase = isVisible ? .active : .background }
    // Memory is short for apps that nobody sees: managing-your-app-s-life-cycle.
    guard !isVisible, tree.services.imitatesIOS else { return }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  /// Applies changed client information. It is compared first, because it renders the whole tree.
  private func take(_ newer: ClientInfo) {
    guard newer != clientInfo else { return }
    clientInfo = newer
    tree.update { newer.apply(to: &$0) }
  }

  /// Shows the screen of the address that the browser went back or forward to.
  private func go(to address: String) {
    let address = PageAddress(address, below: tree.services.basePath)
    let parts = address.path.split(separator: "/").map { String($0).removingPercentEncoding ?? "" }
    guard let components = app.components(of: parts).map({ Array(PageState.accepted($0)) })
    else { return }
    noteMove(to: components)
    tree.go(to: treeAddress(address, components))
  }

  /// Ends the page for another visitor. Its browser shows the reason and stays away, so that pages
  /// do not take each other's places in turn.
  func sayThatOthersNeedRoom() {
    guard let socket else { return }
    site.observe(.refused(code: 4004, reason: SessionRefusal.noRoom.rawValue))
    let reason = Text("This page made room for others. Reload it to go on.")
    socket.close(code: 4004, reason: reason.resolve(tree.builtIn))
  }
}
