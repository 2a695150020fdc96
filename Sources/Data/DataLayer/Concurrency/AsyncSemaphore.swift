// A gate that lets a few in at a time, first come first served.

import Synchronization

/// Lets at most `width` callers be inside; the others wait in the order they came, and leave the queue when cancelled.
final class AsyncSemaphore: Sendable {
  private struct State {
    var free: Int
    var nextTicket = 0
    /// Tickets in the order they were drawn; a ticket whose holder left is no longer in `waiting`.
    var queue: [Int] = []
    var head = 0
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  private let state: Mutex<State>

  /// A gate for `width` at a time, at least one.
  init(width: Int) {
    state = Mutex(State(free: max(1, width)))
  }

  /// How many wait to be let in.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// Runs `work` inside the gate; answers nil when the caller was cancelled while it waited.
  func pass<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value? {
    guard await enter() else { return nil }
    defer { leave() }
    return await work()
  }

  private func enter() async -> Bool {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let verdict = state.withLock { state -> Bool? in
          if Task.isCancelled { return false }
          if state.free > 0 {
            state.free -= 1
            return true
          }
          state.queue.append(ticket)
          state.waiting[ticket] = continuation
          return nil
        }
        if let verdict { continuation.resume(returning: verdict) }
      }
    } onCancel: {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: ticket) }
      continuation?.resume(returning: false)
    }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      while state.head < state.queue.count {
        let ticket = state.queue[state.head]
        state.head += 1
        if let continuation = state.waiting.removeValue(forKey: ticket) { return continuation }
      }
      state.queue.removeAll(keepingCapacity: true)
      state.head = 0
      state.free += 1
      return nil
    }
    next?.resume(returning: true)
  }
}
