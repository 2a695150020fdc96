// The messages of one WebSocket as an async sequence, with a limit on unread ones.
import Synchronization

/// Complete messages in the order received. Ends when the socket closes or the reading task is
/// cancelled.
package struct Messages: AsyncSequence, Sendable {
  /// Reads the messages one by one, for one reader at a time.
  package struct Iterator: AsyncIteratorProtocol {
    let inbox: Inbox
    /// The next message. Nil after the end.
    package mutating func next() async -> WebSocket.Message? { await inbox.next() }
  }

  let inbox: Inbox
  /// An iterator over the messages. The sequence supports only one.
  package func makeAsyncIterator() -> Iterator { Iterator(inbox: inbox) }
}

/// The queue between the service thread, which fills it, and one reading task.
final class Inbox: Sendable {
  /// Unread bytes above which reading the socket pauses, however few the messages.
  static let byteBound = 1024 * 1024

  private struct State {
    var queue: [WebSocket.Message] = []
    /// The arrival times of the queued messages.
    var arrivals: [ContinuousClock.Instant] = []
    var lastArrival: ContinuousClock.Instant?
    var head = 0
    var bytes = 0
    var hasEnded = false
    var isPaused = false
    var waiter: CheckedContinuation<WebSocket.Message?, Never>?
    /// Called once when a poll that found nothing would find something.
    var ready: (@Sendable () -> Void)?
    var isArmed = false

    /// The call that a poll without a message waits for.
    mutating func disarm() -> (@Sendable () -> Void)? {
      defer { isArmed = false }
      return isArmed ? ready : nil
    }
  }

  private let state = Mutex(State())
  private let bound: Int
  private let resume: @Sendable () -> Void

  init(bound: Int, resume: @escaping @Sendable () -> Void) {
    self.bound = bound
    self.resume = resume
  }

  /// The arrival time of the last message read; nil before the first.
  var lastArrival: ContinuousClock.Instant? { state.withLock { $0.lastArrival } }

  /// Adds a message; called by the service thread. Returns true when reading must pause until
  /// `resume` is called.
  func push(_ message: WebSocket.Message) -> Bool {
    let (waiter, ready, mustPause) = state.withLock { state in
      if state.hasEnded {
        return (nil as CheckedContinuation<WebSocket.Message?, Never>?, state.disarm(), false)
      }
      if let waiter = state.waiter {
        state.waiter = nil
        state.lastArrival = .now
        return (waiter, nil, false)
      }
      state.queue.append(message)
      state.arrivals.append(.now)
      state.bytes += message.byteCount
      let isFull = state.queue.count - state.head >= bound || state.bytes >= Self.byteBound
      let mustPause = isFull && !state.isPaused
      if mustPause { state.isPaused = true }
      return (nil, state.disarm(), mustPause)
    }
    waiter?.resume(returning: message)
    ready?()
    return mustPause
  }

  /// Ends the queue; messages in it can still be read.
  func end() {
    let (waiter, ready) = state.withLock { state in
      state.hasEnded = true
      defer { state.waiter = nil }
      return (state.waiter, state.disarm())
    }
    waiter?.resume(returning: nil)
    ready?()
  }

  /// The result of a poll.
  enum Polled {
    /// The next message and its arrival.
    case message(WebSocket.Message, ContinuousClock.Instant)
    /// Nothing yet; `whenReady` is called once there is.
    case nothing
    /// Nothing, and nothing will come.
    case end
  }

  /// Sets what is called, on any thread, when a poll that found nothing would find something.
  func whenReady(_ ready: (@Sendable () -> Void)?) { state.withLock { $0.ready = ready } }

  /// The next message, without waiting.
  func poll() -> Polled {
    let (polled, mustResume) = state.withLock { state -> (Polled, Bool) in
      let (message, isNow, mustResume) = take(from: &state, orLeave: nil)
      if let message { return (.message(message, state.lastArrival ?? .now), mustResume) }
      state.isArmed = !isNow
      return (isNow ? .end : .nothing, false)
    }
    if mustResume { resume() }
    return polled
  }

  /// The next message; nil after the end.
  func next() async -> WebSocket.Message? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (message, isNow, mustResume) = state.withLock { state in
          take(from: &state, orLeave: continuation)
        }
        if mustResume { resume() }
        if isNow { continuation.resume(returning: message) }
      }
    } onCancel: {
      end()
    }
  }

  private func take(
    from state: inout State, orLeave waiter: CheckedContinuation<WebSocket.Message?, Never>?
  ) -> (WebSocket.Message?, isNow: Bool, mustResume: Bool) {
    guard state.head < state.queue.count else {
      // A second concurrent reader gets nil: messages belong to one.
      if state.hasEnded || state.waiter != nil { return (nil, true, false) }
      if let waiter { state.waiter = waiter }
      return (nil, false, false)
    }
    let message = state.queue[state.head]
    state.lastArrival = state.arrivals[state.head]
    state.head += 1
    state.bytes -= message.byteCount
    if state.head == state.queue.count {
      state.queue.removeAll(keepingCapacity: true)
      state.arrivals.removeAll(keepingCapacity: true)
      state.head = 0
    } else if state.head == 256 {
      state.queue.removeFirst(256)
      state.arrivals.removeFirst(256)
      state.head = 0
    }
    let unread = state.queue.count - state.head
    let mustResume = state.isPaused && unread <= bound / 2 && state.bytes <= Self.byteBound / 2
    if mustResume { state.isPaused = false }
    return (message, true, mustResume)
  }
}
