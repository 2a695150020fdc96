// What a session does with a browser at the other end: taking up, hearing, sending, letting go.
import SwiftUI
import WebServer

extension Session {
  /// Takes over the conversation and answers the hello: with the batches the browser has missed, or with
  /// everything anew when it asks for that or the thread is lost. False when it asks too often.
  func attach(_ socket: WebSocket, hello: Frame.Hello, isNew: Bool) -> Bool {
    if let old = self.socket, old.id != socket.id {
      old.close(code: 4001, reason: "opened elsewhere")
    }
    self.socket = socket
    openSlowLine(to: socket)
    hasConversed = true
    lastSeen = .now
    take(hello.clientInfo)
    if !isNew, !hello.wantsFresh, hello.session == name,
      let frames = outbox.frames(after: hello.ack)
    {
      acknowledge(hello.ack)
      for frame in frames { send(frame) }
      flush(acknowledging: true)
      return true
    }
    // Each typed text is an event, and the page counts as many.
    guard allowance.take(limits.eventsPerSecond / 6 + Double(hello.typed.count)) else {
      return false
    }
    for typed in hello.typed {
      // What was typed before may have brought this field.
      _ = tree.flush()
      tree.retype(typed.text, into: typed.name, ordinal: typed.ordinal)
    }
    sendWhole()
    return true
  }

  /// The browser is gone, perhaps to come back.
  func detach(_ socket: WebSocket) {
    guard self.socket?.id == socket.id else { return }
    self.socket = nil
    slowLine?.finish()
    slowLine = nil
    lastSeen = .now
  }

  /// Handles one frame; false ends the conversation.
  func receive(_ frame: Frame) -> Bool {
    lastSeen = .now
    guard !isClosed, allowance.take(cost(of: frame)) else { return false }
    switch frame {
    case .hello: return false
    case .acknowledgement(let ack): acknowledge(ack)
    case .event(let seq, let ack, let element, let kind, let value):
      acknowledge(ack)
      guard accept(seq) else { return true }
      tree.handle(kind, on: element, value: value)
      flush(acknowledging: true)
    case .clientInfo(let seq, let ack, _, let value):
      acknowledge(ack)
      guard accept(seq) else { return true }
      take(value)
      flush(acknowledging: true)
    }
    return true
  }

  /// What renders the whole tree again counts for more than a press.
  private func cost(of frame: Frame) -> Double {
    if case .clientInfo = frame { max(1, limits.eventsPerSecond / 12) } else { 1 }
  }

  /// Each event counts once, however often it is sent.
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

  /// The whole tree renders again, so only for what is really new.
  private func take(_ newer: ClientInfo) {
    guard newer != clientInfo else { return }
    clientInfo = newer
    tree.update { newer.apply(to: &$0) }
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

  // MARK: The way out

  func send(_ text: String) {
    guard let socket else { return }
    if let slowLine {
      slowLine.yield(text)
    } else {
      Self.send(text, to: socket)
    }
  }

  /// What does not fit stays in the outbox until the browser is back.
  private nonisolated static func send(_ text: String, to socket: WebSocket) {
    if !socket.send(text) { socket.close(code: 1013, reason: "too slow") }
  }

  private func openSlowLine(to socket: WebSocket) {
    slowLine?.finish()
    slowLine = nil
    guard latency > .zero else { return }
    let (texts, line) = AsyncStream.makeStream(of: String.self)
    slowLine = line
    let delay = latency / 2
    Task { for await text in delayed(texts, by: delay) { Self.send(text, to: socket) } }
  }
}

/// Hands on each element of `source` some time after it came, in their order: a slow line, played.
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
