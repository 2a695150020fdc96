// A piece of work that somebody awaits and may stop waiting for until it begins.

import Synchronization

/// One awaited piece of work: begun once, answered once.
final class CancellableJob<Value: Sendable>: Sendable {
  typealias Answer = Result<Value, DatabaseError>

  private enum State {
    case planned
    case awaited(CheckedContinuation<Answer, Never>)
    case begun
    case cancelled
  }

  private let state = Mutex(State.planned)

  /// Whether somebody still wants it; nobody can cancel it after this.
  func begin() -> CheckedContinuation<Answer, Never>? {
    state.withLock { state in
      guard case .awaited(let continuation) = state else { return nil }
      state = .begun
      return continuation
    }
  }

  /// Notes who waits; false when it was cancelled before.
  func wait(_ continuation: CheckedContinuation<Answer, Never>) -> Bool {
    state.withLock { state in
      guard case .planned = state else { return false }
      state = .awaited(continuation)
      return true
    }
  }

  /// Answers `cancelled` at once unless it has begun.
  func cancel() { settle(.failure(.cancelled)) }

  /// Answers whoever waits, unless it has begun.
  func settle(_ answer: Answer) {
    let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      switch state {
      case .awaited(let continuation):
        state = .cancelled
        return continuation
      case .planned:
        state = .cancelled
        return nil
      case .begun, .cancelled:
        return nil
      }
    }
    waiting?.resume(returning: answer)
  }
}
