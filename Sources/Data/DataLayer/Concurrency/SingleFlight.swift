// Work under way that several callers wait for together.

import Synchronization

/// Runs one piece of work a key, however many ask for it; when the last who waits has left, the
/// work is cancelled, unless it has said that it must be seen to its end.
///
/// A lock and not an actor: a caller that is cancelled is let go on the spot, without waiting for its turn.
final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Flight {
    let id: Int
    var task: Task<Void, Never>?
    /// Whether the work goes on when nobody waits for it.
    var isBound = false
    var waiting: [Int: CheckedContinuation<Value, Never>] = [:]
  }

  private struct State {
    var nextID = 0
    var flights: [Key: Flight] = [:]

    mutating func makeID() -> Int {
      nextID += 1
      return nextID
    }
  }

  private let state = Mutex(State())

  /// How many pieces of work are under way.
  var count: Int { state.withLock { $0.flights.count } }

  /// How many callers wait for the work of this key.
  func joiners(of key: Key) -> Int {
    state.withLock { $0.flights[key]?.waiting.count ?? 0 }
  }

  /// Waits for the work of `key`, starting it if nobody did; a cancelled caller gets `cancelled` at once.
  func join(
    _ key: Key, cancelled: Value, work: @escaping @Sendable () async -> Value
  ) async -> Value {
    await join(key, cancelled: cancelled) { _ in await work() }
  }

  /// The same of work that calls `bind` where it begins what must not be done twice: from there on
  /// it is seen to its end, and whoever comes meanwhile joins it, also when nobody waits. `bind`
  /// answers false when everybody has left already.
  func join(
    _ key: Key, cancelled: Value,
    work: @escaping @Sendable (_ bind: @Sendable () -> Bool) async -> Value
  ) async -> Value {
    let ticket = state.withLock { $0.makeID() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isIn = state.withLock { state in
          // Asked under the lock: a cancellation that came before this line finds no ticket to tear up.
          if Task.isCancelled { return false }
          enter(key, ticket: ticket, continuation, &state, work)
          return true
        }
        if !isIn { continuation.resume(returning: cancelled) }
      }
    } onCancel: {
      leave(key, ticket: ticket)?.resume(returning: cancelled)
    }
  }

  private func enter(
    _ key: Key, ticket: Int, _ continuation: CheckedContinuation<Value, Never>,
    _ state: inout State, _ work: @escaping @Sendable (@Sendable () -> Bool) async -> Value
  ) {
    if state.flights[key] != nil {
      state.flights[key]?.waiting[ticket] = continuation
      return
    }
    let id = state.makeID()
    var flight = Flight(id: id)
    flight.waiting[ticket] = continuation
    flight.task = Task { self.land(key, id: id, await work { self.bind(key, id: id) }) }
    state.flights[key] = flight
  }

  private func bind(_ key: Key, id: Int) -> Bool {
    state.withLock { state in
      guard state.flights[key]?.id == id else { return false }
      state.flights[key]?.isBound = true
      return true
    }
  }

  private func land(_ key: Key, id: Int, _ value: Value) {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
      // Left by everyone, the flight is gone already, and another may have taken its place.
      guard let flight = state.flights[key], flight.id == id else { return [] }
      state.flights[key] = nil
      return Array(flight.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }

  private func leave(_ key: Key, ticket: Int) -> CheckedContinuation<Value, Never>? {
    let (continuation, abandoned) = state.withLock {
      state -> (CheckedContinuation<Value, Never>?, Task<Void, Never>?) in
      guard let continuation = state.flights[key]?.waiting.removeValue(forKey: ticket) else {
        return (nil, nil)
      }
      guard let flight = state.flights[key], flight.waiting.isEmpty, !flight.isBound else {
        return (continuation, nil)
      }
      return (continuation, state.flights.removeValue(forKey: key)?.task)
    }
    abandoned?.cancel()
    return continuation
  }
}
