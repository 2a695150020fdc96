// The sandbox's answers, each changed differently before a service reads it.
import DataLayer
import Foundation
import FoundationNetworking
import Synchronization

/// Requests each address once over the network, and then answers it with changed copies.
final class MutatedTransport: HTTPTransport {
  private struct State {
    var mutator: AnswerMutator
    var originals: [String: HTTPResponse] = [:]
    var count = 0
    var isChanging = false
  }

  private let network = CurlTransport(connectionsPerHost: 2)
  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(mutator: AnswerMutator(seed: seed))) }

  /// How many changed answers were given.
  var count: Int { state.withLock { $0.count } }

  /// From now on answers are changed.
  func beginChanging() { state.withLock { $0.isChanging = true } }

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let key = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
    let original: HTTPResponse
    if let known = state.withLock({ $0.originals[key] }) {
      original = known
    } else {
      var answer = try await network.exchange(request, maxBytes: maxBytes, progress: progress)
      answer.body = Self.shortened(answer.body)
      original = answer
      state.withLock { $0.originals[key] = answer }
    }
    return state.withLock { state in
      guard state.isChanging else { return original }
      state.count += 1
      var response = original
      response.body = state.mutator.changed(original.body)
      return response
    }
  }

  /// The answer with at most eight entries in its outer lists, so that many can be read a second.
  private static func shortened(_ body: Data) -> Data {
    // What is no JSON, such as an empty answer, stays as it is.
    guard let value = try? JSONSerialization.jsonObject(with: body) else { return body }
    let short: Any
    if let list = value as? [Any] {
      short = Array(list.prefix(8))
    } else if let object = value as? [String: Any] {
      short = object.mapValues { ($0 as? [Any]).map { Array($0.prefix(8)) } ?? $0 }
    } else {
      return body
    }
    // What was read as JSON can be written; otherwise the answer stays whole.
    return (try? JSONSerialization.data(withJSONObject: short)) ?? body
  }
}
