// The line to a session's browser: its socket, and the texts that a simulated slow network delays.
import WebServer

/// The socket of the browser that shows a page, while there is one.
@MainActor struct BrowserLine {
  /// The connected socket; nil while the browser is away.
  private(set) var socket: WebSocket?
  /// Whether the server is stopping and the browser should move to another one.
  var isSentAway = false
  /// The texts to send later, when the server simulates a slow network.
  private var delayedTexts: AsyncStream<String>.Continuation?

  /// Takes over a socket.
  mutating func connect(_ socket: WebSocket, latency: Duration) {
    self.socket = socket
    stopDelaying()
    guard latency > .zero else { return }
    let (texts, input) = AsyncStream.makeStream(of: String.self)
    delayedTexts = input
    let delay = latency / 2
    Task { for await text in delayed(texts, by: delay) { Self.send(text, to: socket) } }
  }

  /// Gives up the socket, which has ended.
  mutating func disconnect() {
    socket = nil
    stopDelaying()
  }

  /// Closes the socket for good. It stays known, so that its reader ends in order.
  func close(code: UInt16, reason: String) {
    socket?.close(code: code, reason: reason)
    delayedTexts?.finish()
  }

  private mutating func stopDelaying() {
    delayedTexts?.finish()
    delayedTexts = nil
  }

  /// Sends a text, if there is a browser.
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
