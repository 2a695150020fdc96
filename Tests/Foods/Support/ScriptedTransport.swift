// A web server that exists only in the test: answers by path, and what was asked of it.
import Catalog
import Foundation
import Synchronization

@testable import Foods

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers each path with what the test wrote down, and 404 elsewhere.
final class ScriptedTransport: HTTPTransport {
  private let answers: [String: HTTPResponse]
  private let log = Mutex<[String]>([])

  /// JSON texts by method and path, such as `"GET /food"`; all answered with status 200.
  convenience init(_ answers: [String: String]) {
    self.init(responses: answers.mapValues { HTTPResponse(status: 200, body: Data($0.utf8)) })
  }

  /// Whole responses by method and path.
  init(responses: [String: HTTPResponse]) {
    answers = responses
  }

  /// Methods and paths asked for so far, in order.
  var asked: [String] { log.withLock { $0 } }

  /// The service that talks to this server.
  var service: FoodService {
    guard let base = URL(string: "https://foods.test/api/v1/me") else {
      preconditionFailure("The address is written above")
    }
    return .live(base: base, client: HTTPClient(transport: self))
  }

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let path = request.url?.path().replacing("/api/v1/me", with: "") ?? ""
    let question = "\(request.httpMethod ?? "GET") \(path)"
    log.withLock { $0.append(question) }
    return answers[question] ?? HTTPResponse(status: 404)
  }
}
