// What URLSession reports of its tasks, gathered into answers.

import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One exchange under way: what has arrived, and who waits for it.
struct SessionExchange: Sendable {
  let request: URLRequest
  let maxBytes: Int
  let progress: @Sendable (Int) -> Void
  let continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>
  var response = HTTPResponse(status: 0)
  var redirects = 0

  /// Redirects followed before the answer is taken as it is; browsers allow 20, a data service needs one or two.
  static let maxRedirects = 5

  var host: String { request.url?.host() ?? "" }
}

/// The session's delegate: keeps each exchange by its task's number and finishes it exactly once.
final class SessionExchanges: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Mutex<[Int: SessionExchange]>([:])

  /// Takes note of an exchange before its task starts.
  func begin(_ task: URLSessionTask, _ exchange: SessionExchange) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Gives the result to whoever waits, unless that was done before, and stops the task.
  func finish(_ task: URLSessionTask, _ result: Result<HTTPResponse, HTTPError>) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.continuation.resume(returning: result)
    if case .failure = result { task.cancel() }
  }

  private func change<R: Sendable>(
    _ task: URLSessionTask, _ body: (inout SessionExchange) -> R
  ) -> R? {
    exchanges.withLock { exchanges in
      exchanges[task.taskIdentifier] == nil ? nil : body(&exchanges[task.taskIdentifier]!)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let head = (response as? HTTPURLResponse).map(HTTPResponse.init(head:))
    let announced = response.expectedContentLength
    let verdict = change(dataTask) {
      exchange -> (tooLarge: Int?, progress: @Sendable (Int) -> Void) in
      exchange.response = head ?? exchange.response
      let isTooLarge = announced > exchange.maxBytes && exchange.request.httpMethod != "HEAD"
      if !isTooLarge, announced > 0 { exchange.response.body.reserveCapacity(Int(announced)) }
      return (isTooLarge ? exchange.maxBytes : nil, exchange.progress)
    }
    completionHandler(verdict?.tooLarge == nil ? .allow : .cancel)
    verdict?.progress(0)
    if let limit = verdict?.tooLarge { finish(dataTask, .failure(.tooLarge(limit: limit))) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let verdict = change(dataTask) {
      exchange -> (tooLarge: Int?, progress: @Sendable (Int) -> Void) in
      let isTooLarge = exchange.response.body.count + data.count > exchange.maxBytes
      if !isTooLarge { exchange.response.body.append(data) }
      return (isTooLarge ? exchange.maxBytes : nil, exchange.progress)
    }
    verdict?.progress(data.count)
    if let limit = verdict?.tooLarge { finish(dataTask, .failure(.tooLarge(limit: limit))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = change(task, { $0 }) else { return }
    if let error {
      finish(task, .failure(HTTPError(session: error, host: exchange.host)))
    } else if exchange.response.status == 0 {
      finish(task, .failure(.unreachable(host: exchange.host, why: "no HTTP answer")))
    } else {
      finish(task, .success(exchange.response))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // A redirect that is not followed is itself the answer, and its status a refusal.
    let next = change(task) { exchange -> URLRequest? in
      exchange.redirects += 1
      guard exchange.redirects <= SessionExchange.maxRedirects, let to = request.url, to.isWeb,
        ["GET", "HEAD"].contains(exchange.request.httpMethod ?? "GET")
      else { return nil }
      return exchange.request.redirected(from: response.url, to: to)
    }
    completionHandler(next ?? nil)
  }
}

extension URLRequest {
  /// The same question at another address; what proves who asks does not go along to another origin.
  fileprivate func redirected(from: URL?, to: URL) -> URLRequest {
    var next = self
    next.url = to
    if from?.scheme != to.scheme || from?.host() != to.host() || from?.port != to.port {
      next.setValue(nil, forHTTPHeaderField: "Authorization")
      next.setValue(nil, forHTTPHeaderField: "Cookie")
    }
    return next
  }
}

extension HTTPResponse {
  fileprivate init(head: HTTPURLResponse) {
    let fields = head.allHeaderFields.compactMap { name, value -> (String, String)? in
      (name as? String).map { ($0, "\(value)") }
    }
    self.init(status: head.statusCode, headers: HTTPHeaders(fields), url: head.url)
  }
}

extension HTTPError {
  /// What URLSession calls an error, in our words.
  fileprivate init(session error: any Error, host: String) {
    guard let error = error as? URLError else {
      self = .unreachable(host: host, why: "the connection failed")
      return
    }
    switch error.code {
    case .cancelled: self = .cancelled
    case .badURL, .unsupportedURL: self = .badAddress
    case .cannotFindHost, .dnsLookupFailed: self = .unreachable(host: host, why: "no such host")
    case .cannotConnectToHost: self = .unreachable(host: host, why: "connection refused")
    case .notConnectedToInternet: self = .unreachable(host: host, why: "no network")
    case .timedOut: self = .unreachable(host: host, why: "no connection in time")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .unreachable(host: host, why: "no secure connection")
    // On Linux a body cut short by an orderly close is `unknown`.
    case .networkConnectionLost, .unknown:
      self = .unreachable(host: host, why: "the connection broke")
    default: self = .unreachable(host: host, why: "the connection failed (\(error.code.rawValue))")
    }
  }
}
