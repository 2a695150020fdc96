// A food service whose every answer the test gives by hand, when it wants.
import Catalog
import Synchronization

@testable import Foods

/// Hands each call to the test as it comes, and lets it answer in any order.
final class PlannedFoods: Sendable {
  /// What was asked.
  enum Question: Equatable, Sendable {
    case list
    case like(Food.ID, Bool)
  }

  /// A question that waits for its answer; only the first answer counts.
  final class Call: Sendable {
    let question: Question
    private let waiting: Mutex<CheckedContinuation<Result<FoodList, HTTPError>, Never>?>

    init(_ question: Question, _ waiting: CheckedContinuation<Result<FoodList, HTTPError>, Never>) {
      self.question = question
      self.waiting = Mutex(waiting)
    }

    /// Answers a list.
    func answer(_ foods: [Food], skipped: Int = 0) {
      settle(.success(FoodList(foods: foods, skipped: skipped)))
    }

    /// Agrees to a like.
    func agree() { settle(.success(FoodList(foods: []))) }

    /// Answers with a failure.
    func fail(_ error: HTTPError) { settle(.failure(error)) }

    private func settle(_ result: Result<FoodList, HTTPError>) {
      waiting.withLock { $0.take() }?.resume(returning: result)
    }
  }

  private let calls: AsyncStream<Call>
  private let incoming: AsyncStream<Call>.Continuation

  init() {
    (calls, incoming) = AsyncStream.makeStream()
  }

  /// The service to give to a model.
  var service: FoodService {
    FoodService(
      list: { [self] () async throws(HTTPError) in try await ask(.list).get() },
      setLiked: { [self] (id, isLiked) async throws(HTTPError) in
        _ = try await ask(.like(id, isLiked)).get()
      })
  }

  /// The next call made, waiting for it if need be.
  func next() async -> Call {
    for await call in calls { return call }
    preconditionFailure("The stream of calls never ends")
  }

  private func ask(_ question: Question) async -> Result<FoodList, HTTPError> {
    let asked = Mutex<Call?>(nil)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let call = Call(question, continuation)
        asked.withLock { $0 = call }
        incoming.yield(call)
        if Task.isCancelled { call.fail(.cancelled) }
      }
    } onCancel: {
      asked.withLock { $0 }?.fail(.cancelled)
    }
  }
}
