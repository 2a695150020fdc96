// Values that are sent to every listener.
import Synchronization

/// Sends each value to all listeners, each of which has its own stream.
package final class Broadcast<Value: Sendable>: Sendable {
  private struct State {
    var lastNumber = 0
    var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
  }

  private let state = Mutex(State())
  private let waiting: Int

  /// A broadcast without listeners. For a slow listener the newest `waiting` values are kept.
  package init(waiting: Int = 1) { self.waiting = waiting }

  /// Whether there are no listeners.
  package var isEmpty: Bool { state.withLock { $0.listeners.isEmpty } }

  /// `first`, if there is one, and the values from now on. Ends with the task that reads it.
  package func values(first: Value? = nil) -> AsyncStream<Value> {
    let (stream, listener) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(waiting))
    state.withLock { state in
      state.lastNumber += 1
      let number = state.lastNumber
      state.listeners[number] = listener
      listener.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners[number] = nil }
      }
      if let first { listener.yield(first) }
    }
    return stream
  }

  /// Sends a value to all listeners. A listener that is too slow for it loses its oldest value, and
  /// gets `missed`, if that is given.
  package func send(_ value: Value, missed: Value? = nil) {
    state.withLock { state in
      for listener in state.listeners.values {
        if case .dropped = listener.yield(value), let missed { listener.yield(missed) }
      }
    }
  }

  /// Ends all streams.
  package func finish() {
    let listeners = state.withLock { state in
      defer { state.listeners = [:] }
      return state.listeners.values
    }
    for listener in listeners { listener.finish() }
  }
}
