// A service whose every answer the test gives by hand, when it wants.
package import DataLayer
import Synchronization

/// Hands each call to the test as it comes, and lets it answer in any order.
package final class Planned<Request: Sendable, Answer: Sendable, Failure: LoadError>: Sendable {
  fileprivate typealias Waiting = CheckedContinuation<Result<Answer, Failure>, Never>

  /// A request that waits for its answer; only the first answer counts.
  package final class Call: Sendable {
    /// What was requested.
    package let question: Request
    private let waiting: Mutex<Waiting?>

    fileprivate init(_ question: Request, _ waiting: Waiting) {
      self.question = question
      self.waiting = Mutex(waiting)
    }

    /// Answers with a value.
    package func answer(_ answer: Answer) { settle(.success(answer)) }

    /// Answers with a failure.
    package func fail(_ error: Failure) { settle(.failure(error)) }

    private func settle(_ result: Result<Answer, Failure>) {
      waiting.withLock { $0.take() }?.resume(returning: result)
    }
  }

  private let calls: AsyncStream<Call>
  private let incoming: AsyncStream<Call>.Continuation

  private let cancelled: Failure

  /// A service without a call yet, which fails a cancelled call with `cancelled`.
  package init(cancelled: Failure) {
    (calls, incoming) = AsyncStream.makeStream()
    self.cancelled = cancelled
  }

  /// A service without a call yet, over HTTP.
  package convenience init() where Failure == HTTPError { self.init(cancelled: .cancelled) }

  /// The next call made, waiting for it if need be. Throws when the test ends before it comes.
  package func next() async throws(NoRequest) -> Call {
    for await call in calls { return call }
    throw NoRequest()
  }

  /// Hands the request to the test and waits for the answer.
  ///
  /// Throws what the test fails it with, and `cancelled` when the calling task is cancelled.
  package func ask(_ question: Request) async throws(Failure) -> Answer {
    let asked = Mutex<Call?>(nil)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let call = Call(question, continuation)
        asked.withLock { $0 = call }
        incoming.yield(call)
        if Task.isCancelled { call.fail(cancelled) }
      }
    } onCancel: {
      asked.withLock { $0 }?.fail(cancelled)
    }
    return try result.get()
  }
}

/// A test ran out of time while it waited for a request.
package struct NoRequest: Error {}
