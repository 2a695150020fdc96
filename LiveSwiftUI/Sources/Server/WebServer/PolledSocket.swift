// A WebSocket whose messages travel in requests, where a network lets no WebSocket through.
import Synchronization

/// The server's end of a line of requests. Each brings messages of the peer, or waits for those of
/// the server.
package final class PolledSocket: Sendable {
  /// The answer to a request that waits.
  package enum Answer: Sendable, Equatable {
    /// Messages; none if none came in time.
    case messages([String])
    /// The end of the line, with a WebSocket's code and reason.
    case closed(UInt16, String)
  }

  /// The line as its handler uses it.
  package let socket: WebSocket
  private let inbox: Inbox
  private let output: PolledOutput
  private let isFull: FullFlag

  /// A line that `request` opened. `id` must differ from those of all other sockets.
  package init(_ request: Request, id: UInt64, limits: Limits = Limits()) {
    let isFull = FullFlag()
    let inbox = Inbox(bound: limits.unreadMessages) { isFull.set(false) }
    let output = PolledOutput(bound: limits.outBuffer)
    self.isFull = isFull
    self.inbox = inbox
    self.output = output
    socket = WebSocket(id: id, request: request, inbox: inbox, output: output) { code, reason in
      output.close(code, reason)
      inbox.end()
    }
  }

  /// Passes messages of the peer to the handler. Closes the line when one is longer than a
  /// WebSocket's may be, or when the handler has too many unread.
  package func receive(_ texts: [String], limits: Limits = Limits()) {
    output.touch()
    for text in texts {
      if socket.answersProbe(Array(text.utf8)) { continue }
      if text.utf8.count > limits.message { return socket.close(code: 1009, reason: "too long") }
      if isFull.isSet { return socket.close(code: 1008, reason: "too much") }
      if inbox.push(.text(text)) { isFull.set(true) }
    }
  }

  /// The messages for the peer, once there is one. Returns none after `time`, or when another
  /// request starts to wait.
  package func take(within time: Duration) async -> Answer {
    await output.take(within: time)
  }

  /// Ends the line from the peer's side.
  package func leave() {
    output.end()
    inbox.end()
  }

  /// Whether the peer has sent no request for `time`, so that it must be gone.
  package func isSilent(for time: Duration) -> Bool { output.isSilent(for: time) }
}

/// Whether the handler has as many unread messages as it may have.
private final class FullFlag: Sendable {
  private let state = Mutex(false)

  var isSet: Bool { state.withLock { $0 } }
  func set(_ isSet: Bool) { state.withLock { $0 = isSet } }
}

/// The messages that wait for a request to take them.
private final class PolledOutput: SocketOutput {
  private struct State {
    var texts: [String] = []
    var bytes = 0
    var hasEnded = false
    var closing: (code: UInt16, reason: String)?
    var waiter: CheckedContinuation<Void, Never>?
    var lastAsked = ContinuousClock.now
  }

  private let state = Mutex(State())
  private let bound: Int

  init(bound: Int) { self.bound = bound }

  var buffered: Int { state.withLock { $0.bytes } }
  var isClosed: Bool { state.withLock { $0.hasEnded } }

  func send(_ opcode: Opcode, _ payload: UnsafeRawBufferPointer) -> Bool {
    // Only a peer that asks for compressed messages gets others than texts.
    guard opcode == .text else { return false }
    let isAccepted = state.withLock { state in
      let fits = state.bytes <= bound / 2 || state.bytes + payload.count <= bound
      guard !state.hasEnded, fits else { return false }
      state.texts.append(String(decoding: payload, as: UTF8.self))
      state.bytes += payload.count
      return true
    }
    if isAccepted { wake() }
    return isAccepted
  }

  func end() {
    state.withLock { $0.hasEnded = true }
    wake()
  }

  func close(_ code: UInt16, _ reason: String) {
    state.withLock {
      $0.hasEnded = true
      if $0.closing == nil { $0.closing = (code, reason) }
    }
    wake()
  }

  func touch() { state.withLock { $0.lastAsked = .now } }

  func isSilent(for time: Duration) -> Bool {
    state.withLock { $0.waiter == nil && $0.lastAsked.duration(to: .now) > time }
  }

  func take(within time: Duration) async -> PolledSocket.Answer {
    touch()
    wake()
    let timer = Task {
      try await Task.sleep(for: time)
      wake()
    }
    defer { timer.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isReady = state.withLock { state in
          if !state.texts.isEmpty || state.hasEnded || Task.isCancelled { return true }
          state.waiter = waiter
          return false
        }
        if isReady { waiter.resume() }
      }
    } onCancel: {
      wake()
    }
    touch()
    return answer()
  }

  private func answer() -> PolledSocket.Answer {
    state.withLock { state in
      if state.texts.isEmpty, state.hasEnded {
        return .closed(state.closing?.code ?? 1001, state.closing?.reason ?? "")
      }
      defer { (state.texts, state.bytes) = ([], 0) }
      return .messages(state.texts)
    }
  }

  private func wake() {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}
