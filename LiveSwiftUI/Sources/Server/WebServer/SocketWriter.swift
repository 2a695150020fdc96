// The bytes that a WebSocket sends: from any thread at once, or later by the service thread.
import CWebServer
import Synchronization

/// Writes the frames of one WebSocket, in the order of the calls.
///
/// While nothing waits, a small frame goes to the kernel on the caller's thread: waking the service
/// thread for it would cost more than sending it. Bytes that the kernel does not take wait here,
/// and the service thread sends them once the socket is writable again.
final class SocketWriter: SocketOutput {
  /// The most bytes that a caller's thread copies to the kernel itself.
  static let directLimit = 16 * 1024

  enum Progress { case done, blocked, failed }

  private struct State {
    /// -1 once the connection is closed; the descriptor may then belong to another one.
    var descriptor: Int32
    var waiting: [UInt8] = []
    /// How many bytes of `waiting` the kernel has taken.
    var taken = 0
    /// Whether no more messages are accepted.
    var hasEnded = false
    var isFlushPosted = false

    var buffered: Int { waiting.count - taken }

    /// Keeps the bytes of a frame after the first `sent`, for the service thread.
    mutating func append(
      _ head: UnsafeRawBufferPointer, _ payload: UnsafeRawBufferPointer, from sent: Int
    ) {
      if taken > 65_536, taken > waiting.count / 2 {
        waiting.removeFirst(taken)
        taken = 0
      }
      waiting.append(contentsOf: head.dropFirst(sent))
      waiting.append(contentsOf: payload.dropFirst(max(0, sent - head.count)))
    }
  }

  private let state: Mutex<State>
  private let bound: Int
  private let observe: @Sendable (WebServerReport) -> Void
  /// Notifies the service thread that bytes wait; called outside the lock.
  private let postFlush: @Sendable () -> Void

  init(
    descriptor: Int32, bound: Int, observe: @escaping @Sendable (WebServerReport) -> Void,
    postFlush: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(descriptor: descriptor))
    self.bound = bound
    self.observe = observe
    self.postFlush = postFlush
  }

  /// The bytes that the kernel has not taken yet.
  var buffered: Int { state.withLock { $0.buffered } }

  /// Whether no more messages are accepted.
  var isClosed: Bool { state.withLock { $0.hasEnded } }

  /// Sends a frame if it fits under the limit. While at most half the limit waits, accepts one of
  /// any size, because a single message may be larger than the limit and must arrive. Returns false
  /// when there is no room, or when the socket is closed.
  func send(_ opcode: Opcode, _ payload: UnsafeRawBufferPointer) -> Bool {
    withHead(opcode, payload.count) { head in
      add(head, payload) { state in
        let size = state.buffered + head.count + payload.count
        return !state.hasEnded && (state.buffered <= bound / 2 || size <= bound)
      }
    }
  }

  /// Sends the close frame, after which nothing else is accepted.
  func close(_ payload: [UInt8]) {
    end()
    _ = payload.withUnsafeBytes { bytes in
      withHead(.close, bytes.count) { head in add(head, bytes) { _ in true } }
    }
  }

  /// Sends bytes that are no frame.
  func sendHead(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { head in
      add(head, UnsafeRawBufferPointer(start: nil, count: 0)) { _ in true }
    }
  }

  /// Accepts no more messages. Those that wait are still sent.
  func end() { state.withLock { $0.hasEnded = true } }

  /// Forgets the connection, which is about to be closed; called by the service thread.
  func gone() {
    state.withLock {
      $0.hasEnded = true
      $0.descriptor = -1
      $0.waiting = []
      $0.taken = 0
    }
  }

  /// Gives the kernel what waits; called by the service thread.
  func flush() -> Progress {
    let (progress, sent) = state.withLock { state in
      var sent = 0
      while state.buffered > 0 {
        let count = state.waiting.withUnsafeBytes {
          cws_send(state.descriptor, $0.baseAddress! + state.taken, $0.count - state.taken, 0)
        }
        guard count > 0 else {
          return (count == Int(CWS_BLOCKED) ? Progress.blocked : .failed, sent)
        }
        state.taken += count
        sent += count
      }
      state.waiting = []
      state.taken = 0
      state.isFlushPosted = false
      return (.done, sent)
    }
    if sent > 0 { observe(.sent(bytes: sent)) }
    return progress
  }

  private func add(
    _ head: UnsafeRawBufferPointer, _ payload: UnsafeRawBufferPointer,
    when isAccepted: (borrowing State) -> Bool
  ) -> Bool {
    let size = head.count + payload.count
    let (accepted, sent, mustFlush) = state.withLock { state in
      guard state.descriptor >= 0, isAccepted(state) else { return (false, 0, false) }
      var sent = 0
      if state.waiting.isEmpty, size <= Self.directLimit {
        sent = max(
          0,
          cws_send_frame(
            state.descriptor, head.baseAddress, head.count, payload.baseAddress, payload.count))
        // A failed connection is reported to the service thread by its epoll set.
        if sent == size { return (true, sent, false) }
      }
      state.append(head, payload, from: sent)
      defer { state.isFlushPosted = true }
      return (true, sent, !state.isFlushPosted)
    }
    if sent > 0 { observe(.sent(bytes: sent)) }
    if mustFlush { postFlush() }
    return accepted
  }

  /// Calls `body` with the head of a frame from a server, which is not masked.
  private func withHead(
    _ opcode: Opcode, _ count: Int, _ body: (UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 10, alignment: 1) { head in
      head[0] = 0x80 | opcode.rawValue
      let length: Int
      switch count {
      case ..<126: (head[1], length) = (UInt8(count), 0)
      case ..<65_536: (head[1], length) = (126, 2)
      default: (head[1], length) = (127, 8)
      }
      for index in 0..<length {
        head[2 + index] = UInt8(truncatingIfNeeded: count >> (8 * (length - 1 - index)))
      }
      return body(UnsafeRawBufferPointer(rebasing: head[..<(2 + length)]))
    }
  }
}
