// The bytes that wait to be sent on one connection. Handlers add, the service thread sends.
import Synchronization

/// A bounded queue of bytes between handlers and the service thread.
final class WriteQueue: Sendable {
  struct Chunk: Sendable {
    let bytes: [UInt8]
  }

  enum End: Sendable { case finished, aborted }

  private struct State {
    var chunks: [Chunk] = []
    var head = 0
    var buffered = 0
    var end: End?
    var isGone = false
    var isFlushPosted = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let bound: Int
  /// Notifies the service thread of new work; called outside the lock.
  private let flush: @Sendable () -> Void

  init(bound: Int, flush: @escaping @Sendable () -> Void) {
    self.bound = bound
    self.flush = flush
  }

  /// The bytes that have not reached the kernel yet.
  var buffered: Int { state.withLock { $0.buffered } }

  /// Whether nothing more can be added.
  var isClosed: Bool { state.withLock { $0.isGone || $0.end != nil } }

  /// Adds a chunk if it fits under the limit. While at most half the limit waits, adds one of any
  /// size, because a single message may be larger than the limit and must arrive. So at most the
  /// limit, or half of it and one chunk, waits for a slow reader. Returns false when there is no
  /// room, or when the connection is closed.
  func offer(_ chunk: Chunk) -> Bool {
    add(chunk) { $0.buffered <= bound / 2 || $0.buffered + chunk.bytes.count <= bound }
  }

  /// Adds a chunk. If the queue is then over its limit, waits until it is back at half of it.
  func write(_ chunk: Chunk) async throws(WebServerError) {
    guard add(chunk, when: { _ in true }) else { throw .closed }
    while let isOver = isOver() {
      if !isOver { return }
      await withCheckedContinuation { waiter in
        let mustWait = state.withLock { state in
          let mustWait = !state.isGone && state.end == nil && state.buffered > bound
          if mustWait { state.waiters.append(waiter) }
          return mustWait
        }
        if !mustWait { waiter.resume() }
      }
    }
    throw .closed
  }

  /// Ends the queue. After the waiting bytes, the connection continues (`finished`) or is dropped
  /// (`aborted`).
  func close(_ end: End) {
    let waiters = state.withLock { state in
      if state.end == nil { state.end = end }
      return Self.takeWaiters(&state)
    }
    for waiter in waiters { waiter.resume() }
    flush()
  }

  /// Removes and returns the next chunk; called by the service thread. After the last one the next
  /// `add` posts a flush again, so the caller may stop at `isLast`. Nil with an end when none are
  /// left.
  func next() -> (chunk: Chunk?, isLast: Bool, end: End?) {
    state.withLock { state in
      guard state.head < state.chunks.count else {
        state.isFlushPosted = false
        return (nil, true, state.end)
      }
      let chunk = state.chunks[state.head]
      state.head += 1
      if state.head == state.chunks.count {
        state.chunks.removeAll(keepingCapacity: state.head <= 64)
        state.head = 0
        state.isFlushPosted = false
        return (chunk, true, nil)
      }
      if state.head == 256 {
        state.chunks.removeFirst(256)
        state.head = 0
      }
      return (chunk, false, nil)
    }
  }

  /// Subtracts the bytes that the kernel took; called by the service thread.
  func sent(_ count: Int) {
    let waiters = state.withLock { state in
      state.buffered -= count
      return state.buffered <= bound / 2 ? Self.takeWaiters(&state) : []
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Ends the queue because the connection is closed; called by the service thread.
  func gone() {
    let waiters = state.withLock { state in
      state.isGone = true
      state.chunks = []
      state.head = 0
      state.buffered = 0
      return Self.takeWaiters(&state)
    }
    for waiter in waiters { waiter.resume() }
  }

  private func add(_ chunk: Chunk, when fits: (borrowing State) -> Bool) -> Bool {
    let (added, mustFlush) = state.withLock { state in
      guard !state.isGone, state.end == nil, fits(state) else { return (false, false) }
      state.chunks.append(chunk)
      state.buffered += chunk.bytes.count
      let mustFlush = !state.isFlushPosted
      state.isFlushPosted = true
      return (true, mustFlush)
    }
    if mustFlush { flush() }
    return added
  }

  /// Whether the queue is over its limit; nil when the connection is closed.
  private func isOver() -> Bool? {
    state.withLock { $0.isGone || $0.end == .aborted ? nil : $0.buffered > bound }
  }

  private static func takeWaiters(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
    defer { state.waiters = [] }
    return state.waiters
  }
}
