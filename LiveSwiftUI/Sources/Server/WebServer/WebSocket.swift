// An open WebSocket as its handler uses it.
import Synchronization

/// The outgoing half of a WebSocket: a connection, or the answers to requests.
protocol SocketOutput: Sendable {
  /// The bytes that the peer has not taken yet.
  var buffered: Int { get }
  /// Whether no more messages are accepted.
  var isClosed: Bool { get }
  /// Queues a message. Returns false when there is no room, or when the socket is closed.
  func send(_ opcode: Opcode, _ payload: UnsafeRawBufferPointer) -> Bool
  /// Accepts no more messages. Those that wait are still sent.
  func end()
}

/// An open WebSocket. Every method may be called from any task.
package final class WebSocket: Sendable {
  /// A complete message, joined from its fragments.
  package enum Message: Sendable, Equatable {
    /// A text message of valid UTF-8.
    case text(String)
    /// A binary message.
    case binary([UInt8])

    var byteCount: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .binary(let bytes): bytes.count
      }
    }
  }

  /// Identifies the connection; never reused by a server.
  package let id: UInt64
  /// The request that opened the socket, with its cookies and path.
  package let request: Request

  let inbox: Inbox
  private let output: any SocketOutput
  private let probe = Mutex<Probe?>(nil)
  private let askToClose: @Sendable (UInt16, String) -> Void

  init(
    id: UInt64, request: Request, inbox: Inbox, output: any SocketOutput,
    askToClose: @escaping @Sendable (UInt16, String) -> Void
  ) {
    self.id = id
    self.request = request
    self.inbox = inbox
    self.output = output
    self.askToClose = askToClose
  }

  /// The peer's messages, read by one task. Reading the socket pauses while more than the limit are
  /// unread.
  package var messages: Messages { Messages(inbox: inbox) }

  /// Sets what is called, on any thread, when `poll` would find more than it last did. Reading
  /// without a task spares each message the turns of two threads.
  package func whenReady(_ ready: (@Sendable () -> Void)?) { inbox.whenReady(ready) }

  /// The next message and its arrival, without waiting. Returns nil when there is none, and sets
  /// `hasEnded` if none will come.
  package func poll(
    hasEnded: inout Bool
  ) -> (message: Message, arrival: ContinuousClock.Instant)? {
    switch inbox.poll() {
    case .message(let message, let arrival): return (message, arrival)
    case .nothing: return nil
    case .end:
      hasEnded = true
      return nil
    }
  }

  /// The arrival time of the last message read; nil before the first.
  package var lastArrival: ContinuousClock.Instant? { inbox.lastArrival }

  /// The number of bytes that wait because the peer does not read them.
  package var bufferedBytes: Int { output.buffered }

  /// Whether the connection is gone, or about to be closed.
  package var isClosed: Bool { output.isClosed }

  /// Queues a text. While at most half of the out-buffer's limit waits, a text of any size is
  /// accepted. False when the socket is closed or the out-buffer is full.
  package func send(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { output.send(.text, UnsafeRawBufferPointer($0)) }
  }

  /// Queues bytes. Returns false as for a text.
  package func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { output.send(.binary, $0) }
  }

  /// Makes the service thread answer this text with the same text, without passing it to a reader.
  /// So the peer can check the connection while the handler is busy or waits. Twenty within ten
  /// seconds are answered; further ones are read like any message.
  package func answerProbes(_ text: String) {
    probe.withLock { $0 = Probe(text: Array(text.utf8)) }
  }

  /// Whether the text is a probe and was answered; called by the service thread. While bytes wait
  /// to be sent, they serve as the answer.
  func answersProbe(_ text: [UInt8], now: ContinuousClock.Instant = .now) -> Bool {
    let answers = probe.withLock { $0?.takes(text, now: now) ?? false }
    if answers, output.buffered == 0 { _ = text.withUnsafeBytes { output.send(.text, $0) } }
    return answers
  }

  /// The text that is answered without the handler, and how often it was.
  private struct Probe {
    let text: [UInt8]
    var since = ContinuousClock.now
    var count = 0

    mutating func takes(_ other: [UInt8], now: ContinuousClock.Instant) -> Bool {
      guard other == text else { return false }
      if since.duration(to: now) > .seconds(10) { (since, count) = (now, 0) }
      count += 1
      return count <= 20
    }
  }

  /// Closes after the queued messages, with a code such as 1000 (done) and a reason of up to 123
  /// bytes.
  package func close(code: UInt16 = 1000, reason: String = "") {
    output.end()
    askToClose(code, reason)
  }
}
