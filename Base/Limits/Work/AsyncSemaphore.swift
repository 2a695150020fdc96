// A semaphore whose waiting callers are suspended, not blocked.
import Synchronization

/// Lets a fixed number of callers work at the same time; the others wait in order of arrival.
///
/// A caller that is cancelled while it waits leaves the queue at once.
package final class AsyncSemaphore: Sendable {
  private struct State {
    var freePermits: Int
    var lastID = 0
    /// Waiters in order of arrival; a cancelled one is no longer in `waiting`.
    var queue: [Int] = []
    /// The first index of `queue` that was not served yet.
    var head = 0
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  private let state: Mutex<State>

  /// A semaphore with this many permits, at least one.
  package init(permits: Int) {
    state = Mutex(State(freePermits: max(1, permits)))
  }

  /// The number of callers that wait for a permit.
  package var waiting: Int { state.withLock { $0.waiting.count } }

  /// Runs `work` with a permit. Returns nil when the caller is cancelled while it waits.
  package func withPermit<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value? {
    guard await acquire() else { return nil }
    defer { release() }
    return await work()
  }

  /// Waits for a permit. Returns false when the caller is cancelled first.
  private func acquire() async -> Bool {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isAcquired = state.withLock { state -> Bool? in
          // Checked under the lock, because the cancellation handler may have run already.
          if Task.isCancelled { return false }
          if state.freePermits > 0 {
            state.freePermits -= 1
            return true
          }
          state.queue.append(id)
          state.waiting[id] = continuation
          return nil
        }
        if let isAcquired { continuation.resume(returning: isAcquired) }
      }
    } onCancel: {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: id) }
      continuation?.resume(returning: false)
    }
  }

  /// Passes the permit to the next waiter, or frees it when there is none.
  private func release() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      while state.head < state.queue.count {
        let id = state.queue[state.head]
        state.head += 1
        if let continuation = state.waiting.removeValue(forKey: id) { return continuation }
      }
      state.queue.removeAll(keepingCapacity: true)
      state.head = 0
      state.freePermits += 1
      return nil
    }
    next?.resume(returning: true)
  }
}
