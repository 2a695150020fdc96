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
    self.socket = socket
    delayTexts(to: socket)
    hasConnected = true
    lastSeen = .now
    pass(.rendering) { take(hello.clientInfo) }
    if !isNew, !hello.wantsFresh, !owesWhole, hello.session == name,
      let frames = outbox.frames(after: hello.ack)
    {
      acknowledge(hello.ack)
      for frame in frames { send(frame) }
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
    self.socket = nil
    delayedTexts?.finish()
    delayedTexts = nil
    lastSeen = .now
  }

  /// Handles one frame. False when the socket must be closed.
  func receive(_ frame: Frame) -> Bool {
    lastSeen = .now
    guard !isClosed, eventBudget.takeIfAllowed(cost(of: frame), at: ContinuousClock.now.uptime)
    else { return false }
    switch frame {
    case .hello: return false
    case .acknowledgement(let ack): acknowledge(ack)
    case .event(let seq, let ack, let element, let kind, let value):
      acknowledge(ack)
      guard accept(seq) else { return true }
      if frame.isAct { wasUsed = true }
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
      isHandling = true
      handle()
      isHandling = false
      flush(acknowledging: true)
    }
  }

  /// The number of tokens that a frame takes. Rendering the whole tree costs more than a press.
  private func cost(of frame: Frame) -> Double {
    if case .clientInfo = frame { max(1, limits.eventsPerSecond / 12) } else { 1 }
  }

  /// Accepts an event once, however often it is sent. Returns false for a repetition.
  private func accept(_ seq: Int) -> Bool {
    guard seq > lastEvent else { return false }
    lastEvent = seq
    tree.handledEvent = seq
    return true
  }

  private func take(_ value: Frame.JSONObject) {
    switch value {
    case .text(let address): go(to: address)
    case .flag(let isVisible): tree.update { $0.scenePhase = isVisible ? .active : .background }
    case .clientInfo(let clientInfo): take(clientInfo)
    }
  }

  /// Applies changed client information. It is compared first, because it renders the whole tree.
  private func take(_ newer: ClientInfo) {
    guard newer != clientInfo else { return }
    clientInfo = newer
    tree.update { newer.apply(to: &$0) }
  }

  /// Shows the screen of the address that the browser went back or forward to.
  private func go(to address: String) {
    let address = PageAddress(address)
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
    observe(.refused(code: 4004, reason: SessionRefusal.noRoom.rawValue))
    let reason = Text("This page made room for others. Reload it to go on.")
    socket.close(code: 4004, reason: reason.resolve(tree.builtIn))
  }

  // MARK: Sending

  func send(_ text: String) {
    guard let socket else { return }
    if let delayedTexts {
      delayedTexts.yield(text)
    } else {
      Self.send(text, to: socket)
    }
  }

  /// Sends, or closes the socket when its queue is full; the outbox keeps the text for the
  /// reconnect. A browser that asks for it gets long texts, such as rows of a list, compressed.
  private nonisolated static func send(_ text: String, to socket: WebSocket) {
    let isSent =
      if text.utf8.count > 4_096, socket.request.queryValue("z") != nil,
        let packed = Gzip.packed(Array(text.utf8), level: 1)
      { socket.send(packed) } else { socket.send(text) }
    if !isSent { socket.close(code: 1013, reason: "too slow") }
  }

  private func delayTexts(to socket: WebSocket) {
    delayedTexts?.finish()
    delayedTexts = nil
    guard latency > .zero else { return }
    let (texts, input) = AsyncStream.makeStream(of: String.self)
    delayedTexts = input
    let delay = latency / 2
    Task { for await text in delayed(texts, by: delay) { Self.send(text, to: socket) } }
  }
}

/// The elements of `source` in order, each delayed as by a slow network.
func delayed<Source: AsyncSequence & Sendable>(
  _ source: Source, by delay: Duration
) -> AsyncStream<Source.Element> where Source.Element: Sendable, Source.Failure == Never {
  AsyncStream { output in
    let (stamped, stamp) = AsyncStream.makeStream(
      of: (element: Source.Element, due: ContinuousClock.Instant).self)
    let reading = Task {
      for await element in source { stamp.yield((element, .now + delay)) }
      stamp.finish()
    }
    let writing = Task {
      for await (element, due) in stamped {
        // A cancelled delay only delivers sooner.
        try? await Task.sleep(until: due, clock: .continuous)
        output.yield(element)
      }
      output.finish()
    }
    output.onTermination = { _ in
      reading.cancel()
      writing.cancel()
    }
  }
}
