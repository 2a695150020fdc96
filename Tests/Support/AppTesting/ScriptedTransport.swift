// A web server inside the test, which answers by path and records the requests.
package import DataLayer
package import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// Answers each path with what the test gave, and 404 elsewhere.
package final class ScriptedTransport: HTTPTransport {
  private let answers: [String: HTTPResponse]
  private let log = Mutex<[String]>([])

  /// JSON texts by method, path and query, such as `"GET /food"`; all answered with status 200.
  package convenience init(_ answers: [String: String]) {
    self.init(responses: answers.mapValues { HTTPResponse(status: 200, body: Data($0.utf8)) })
  }

  /// Whole responses by method and path.
  package init(responses: [String: HTTPResponse]) {
    answers = responses
  }

  /// The methods and paths of the requests so far, in order.
  package var asked: [String] { log.withLock { $0 } }

  /// The address that stands before every path.
  package static let base = URL(string: "https://service.test/api/v1/me") ?? URL(filePath: "/")

  package func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let query = request.url?.query().map { "?\($0)" } ?? ""
    let path = (request.url?.path() ?? "").replacing("/api/v1/me", with: "") + query
    let question = "\(request.httpMethod ?? "GET") \(path)"
    log.withLock { $0.append(question) }
    return answers[question] ?? HTTPResponse(status: 404)
  }
}
