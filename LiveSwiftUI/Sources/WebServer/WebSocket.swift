// One open WebSocket as its handler sees it.
import Synchronization

/// One open WebSocket; every call may come from any task.
package final class WebSocket: Sendable {
  /// A whole message, put together from its fragments.
  package enum Message: Sendable, Equatable {
    /// A text message; its UTF-8 has been checked.
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

  /// Names the connection; never used twice by one server.
  package let id: UInt64
  /// The request that opened the socket, with its cookies and path.
  package let request: Request

  let inbox: Inbox
  let queue: WriteQueue
  private let probe = Mutex<Probe?>(nil)
  private let askToClose: @Sendable (UInt16, String) -> Void

  init(
    id: UInt64, request: Request, inbox: Inbox, queue: WriteQueue,
    askToClose: @escaping @Sendable (UInt16, String) -> Void
  ) {
    self.id = id
    self.request = request
    self.inbox = inbox
    self.queue = queue
    self.askToClose = askToClose
  }

  /// The messages of the other side, read by one task. Reading pauses while more than the bound are
  /// unread.
  package var messages: Messages { Messages(inbox: inbox) }

  /// When the message that was read last had arrived; nil before the first.
  package var lastArrival: ContinuousClock.Instant? { inbox.lastArrival }

  /// Bytes that wait because the other side does not read them.
  package var bufferedBytes: Int { queue.buffered }

  /// Whether the connection is gone, or about to be closed.
  package var isClosed: Bool { queue.isClosed }

  /// Queues a text. While at most half of the out-buffer's bound waits, a text of any size is
  /// accepted. False when the socket is closed or the out-buffer is full.
  package func send(_ text: String) -> Bool {
    queue.offer(.init(bytes: Array(text.utf8)))
  }

  /// Queues bytes; false as for a text.
  package func send(_ bytes: [UInt8]) -> Bool {
    queue.offer(.init(bytes: bytes, isBinary: true))
  }

  /// From now on the service thread itself answers this text with the same text, and no reader gets
  /// it. So the other side learns that the line is alive while the handler is busy or waits. Twenty
  /// within ten seconds are answered; more are read like any message.
  package func answerProbes(_ text: String) {
    probe.withLock { $0 = Probe(text: Array(text.utf8)) }
  }

  /// Whether the text is a probe that was answered; called by the service thread. While anything
  /// waits to be sent, that is the answer.
  func answersProbe(_ text: [UInt8], now: ContinuousClock.Instant = .now) -> Bool {
    let answers = probe.withLock { $0?.takes(text, now: now) ?? false }
    if answers, queue.buffered == 0 { _ = queue.offer(.init(bytes: text)) }
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

  /// Closes after what is queued, with a code such as 1000 (done) and a reason of up to 123 bytes.
  package func close(code: UInt16 = 1000, reason: String = "") {
    queue.close(.finished)
    askToClose(code, reason)
  }
}
