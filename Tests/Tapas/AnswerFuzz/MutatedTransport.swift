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
    var longer: (place: [String], letters: String)?
  }

  private let network = CurlTransport(connectionsPerHost: 2)
  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(mutator: AnswerMutator(seed: seed))) }

  /// How many changed answers were given.
  var count: Int { state.withLock { $0.count } }

  /// From now on answers are changed.
  func beginChanging() { state.withLock { $0.isChanging = true } }

  /// The places of all texts in the answers, each by the names of its members.
  var places: [[String]] {
    let bodies = state.withLock { $0.originals.values.map(\.body) }
    var places: Set<[String]> = []
    for body in bodies {
      // What is no JSON has no members.
      _ = (try? JSONSerialization.jsonObject(with: body)).map {
        Self.changed($0) { path, text in
          places.insert(path)
          return text
        }
      }
    }
    return places.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// From now on the first text at this place has further letters.
  func lengthen(_ place: [String], by letters: String) {
    state.withLock { $0.longer = (place, letters) }
  }

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
      var response = original
      if let (place, letters) = state.longer {
        response.body = Self.lengthened(original.body, at: place, by: letters)
      } else if state.isChanging {
        state.count += 1
        response.body = state.mutator.changed(original.body)
      }
      return response
    }
  }

  private static func lengthened(_ body: Data, at place: [String], by letters: String) -> Data {
    var isDone = false
    // What is no JSON has no members.
    guard let value = try? JSONSerialization.jsonObject(with: body) else { return body }
    let longer = changed(value) { path, text in
      guard !isDone, path == place else { return text }
      isDone = true
      return text + letters
    }
    // What was read as JSON can be written.
    return (try? JSONSerialization.data(withJSONObject: longer, options: .fragmentsAllowed)) ?? body
  }

  /// The value with each text in it replaced.
  private static func changed(
    _ value: Any, at path: [String] = [], _ change: ([String], String) -> String
  ) -> Any {
    switch value {
    case let text as String: change(path, text)
    case let list as [Any]: list.map { changed($0, at: path, change) }
    case let object as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: object.map { ($0, changed($1, at: path + [$0], change)) })
    default: value
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
