// A job that its caller may cancel until it starts.
import Synchronization

/// A job that starts once and resumes its caller once.
final class CancellableJob<Value: Sendable>: Sendable {
  /// The result of the work, or the reason why it did not run.
  typealias Answer = Result<Value, DatabaseError>

  private enum State {
    case planned
    case awaited(CheckedContinuation<Answer, Never>)
    case begun
    case cancelled
  }

  private let state = Mutex(State.planned)

  /// A job that no caller awaits yet.
  init() {}

  /// Starts the job and returns its caller; nil when the job was cancelled.
  ///
  /// After this it cannot be cancelled.
  func begin() -> CheckedContinuation<Answer, Never>? {
    state.withLock { state in
      guard case .awaited(let continuation) = state else { return nil }
      state = .begun
      return continuation
    }
  }

  /// Stores the waiting caller. Returns false when the job was cancelled before.
  func wait(_ continuation: CheckedContinuation<Answer, Never>) -> Bool {
    state.withLock { state in
      guard case .planned = state else { return false }
      state = .awaited(continuation)
      return true
    }
  }

  /// Resumes the caller with `cancelled`, unless the job has started.
  func cancel() { settle(.failure(.cancelled)) }

  /// Resumes the caller with this answer, unless the job has started.
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
