// Work that is started once for each key and awaited by several callers.
import Synchronization

/// Runs one task for each key, however many callers join it.
///
/// The task is cancelled when its last waiter is cancelled, unless it has committed to finish. The
/// state is behind a lock and not in an actor, so that a cancelled caller returns at once.
package final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Flight {
    let id: Int
    var task: Task<Void, Never>?
    /// Whether the task continues without waiters.
    var isCommitted = false
    var waiters: [Int: CheckedContinuation<Value, Never>] = [:]
  }

  private struct State {
    var lastID = 0
    var flights: [Key: Flight] = [:]

    mutating func makeID() -> Int {
      lastID += 1
      return lastID
    }
  }

  private let state = Mutex(State())

  /// Starts without tasks.
  package init() {}

  /// The number of running tasks.
  package var count: Int { state.withLock { $0.flights.count } }

  /// The number of callers that wait for the task of this key.
  package func waiterCount(of key: Key) -> Int {
    state.withLock { $0.flights[key]?.waiters.count ?? 0 }
  }

  /// Waits for the task of `key`, starting it if there is none.
  ///
  /// A cancelled caller gets `cancelled` at once.
  package func join(
    _ key: Key, cancelled: Value, work: @escaping @Sendable () async -> Value
  ) async -> Value {
    await join(key, cancelled: cancelled) { _ in await work() }
  }

  /// Waits for the task of `key`, starting it if there is none.
  ///
  /// The work calls `commit` before a step that must not be repeated. From then on it runs to its
  /// end, even without waiters, and later callers join it. `commit` returns false when the last
  /// waiter was cancelled before.
  package func join(
    _ key: Key, cancelled: Value,
    work: @escaping @Sendable (_ commit: @Sendable () -> Bool) async -> Value
  ) async -> Value {
    let waiterID = state.withLock { $0.makeID() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isAdded = state.withLock { state in
          // Checked under the lock: the cancellation handler may have run already, and it will
          // not run again for a waiter that is added now.
          if Task.isCancelled { return false }
          addWaiter(waiterID, continuation, of: key, &state, work)
          return true
        }
        if !isAdded { continuation.resume(returning: cancelled) }
      }
    } onCancel: {
      removeWaiter(waiterID, of: key)?.resume(returning: cancelled)
    }
  }

  private func addWaiter(
    _ waiterID: Int, _ continuation: CheckedContinuation<Value, Never>, of key: Key,
    _ state: inout State, _ work: @escaping @Sendable (@Sendable () -> Bool) async -> Value
  ) {
    if state.flights[key] != nil {
      state.flights[key]?.waiters[waiterID] = continuation
      return
    }
    let id = state.makeID()
    var flight = Flight(id: id)
    flight.waiters[waiterID] = continuation
    flight.task = Task { self.finish(key, id: id, await work { self.commit(key, id: id) }) }
    state.flights[key] = flight
  }

  private func commit(_ key: Key, id: Int) -> Bool {
    state.withLock { state in
      guard state.flights[key]?.id == id else { return false }
      state.flights[key]?.isCommitted = true
      return true
    }
  }

  private func finish(_ key: Key, id: Int, _ value: Value) {
    let waiters = state.withLock { state -> [CheckedContinuation<Value, Never>] in
      // An abandoned flight is already removed, and a later one may have the same key.
      guard let flight = state.flights[key], flight.id == id else { return [] }
      state.flights[key] = nil
      return Array(flight.waiters.values)
    }
    for waiter in waiters { waiter.resume(returning: value) }
  }

  private func removeWaiter(_ waiterID: Int, of key: Key) -> CheckedContinuation<Value, Never>? {
    let (waiter, abandoned) = state.withLock {
      state -> (CheckedContinuation<Value, Never>?, Task<Void, Never>?) in
      guard let waiter = state.flights[key]?.waiters.removeValue(forKey: waiterID) else {
        return (nil, nil)
      }
      guard let flight = state.flights[key], flight.waiters.isEmpty, !flight.isCommitted else {
        return (waiter, nil)
      }
      return (waiter, state.flights.removeValue(forKey: key)?.task)
    }
    abandoned?.cancel()
    return waiter
  }
}
