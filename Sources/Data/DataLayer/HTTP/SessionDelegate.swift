// The delegate of a URLSession: gathers what its tasks report into answers.
import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One exchange under way: what has arrived, and the caller that waits for it.
struct SessionExchange: Sendable {
  let request: URLRequest
  let maxBytes: Int
  let progress: @Sendable (Int) -> Void
  let continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>
  var task: URLSessionTask?
  var response = HTTPResponse(status: 0)
  var redirects = 0

  /// The most redirects that are followed; browsers allow 20, a data service needs one or two.
  static let maxRedirects = 5

  var host: String { request.url?.host() ?? "" }
}

/// Stores each exchange under a number of its own and finishes it exactly once.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var lastID = 0
    var exchanges: [Int: SessionExchange] = [:]
    /// The number of each task's exchange, by the task's identifier.
    var ids: [Int: Int] = [:]
  }

  private let state = Mutex(State())

  /// The queue for calls into the session that may block.
  let calls = DispatchQueue(label: "tapas.session-calls")

  /// Whether no exchange is under way.
  var isIdle: Bool { state.withLock { $0.exchanges.isEmpty } }

  /// The number for the next exchange.
  func makeID() -> Int {
    state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
  }

  /// Stores an exchange that has no task yet.
  func begin(_ id: Int, _ exchange: SessionExchange) {
    state.withLock { $0.exchanges[id] = exchange }
  }

  /// Whether a caller still waits for the exchange.
  func isOpen(_ id: Int) -> Bool {
    state.withLock { $0.exchanges[id] != nil }
  }

  /// Gives the exchange its task; false when it was finished before.
  func start(_ id: Int, with task: URLSessionTask) -> Bool {
    state.withLock { state in
      guard state.exchanges[id] != nil else { return false }
      state.exchanges[id]?.task = task
      state.ids[task.taskIdentifier] = id
      return true
    }
  }

  /// Resumes the caller with the result, unless that was done before.
  ///
  /// After a failure the task is cancelled, because it may still be running.
  func finish(_ id: Int, _ result: Result<HTTPResponse, HTTPError>) {
    let exchange = state.withLock { state -> SessionExchange? in
      guard let exchange = state.exchanges.removeValue(forKey: id) else { return nil }
      if let task = exchange.task { state.ids[task.taskIdentifier] = nil }
      return exchange
    }
    exchange?.continuation.resume(returning: result)
    if case .failure = result, let task = exchange?.task { calls.async { task.cancel() } }
  }

  private func finish(_ task: URLSessionTask, _ result: Result<HTTPResponse, HTTPError>) {
    if let id = state.withLock({ $0.ids[task.taskIdentifier] }) { finish(id, result) }
  }

  private func change<R: Sendable>(
    _ task: URLSessionTask, _ body: (inout SessionExchange) -> R
  ) -> R? {
    state.withLock { state in
      guard let id = state.ids[task.taskIdentifier], state.exchanges[id] != nil else { return nil }
      return body(&state.exchanges[id]!)
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
  /// The same request to another address; credentials are removed for another origin.
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
  /// An error of URLSession as one of ours.
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
    // On Linux a body that ends before its announced length gives `unknown`.
    case .networkConnectionLost, .unknown:
      self = .unreachable(host: host, why: "the connection broke")
    default: self = .unreachable(host: host, why: "the connection failed (\(error.code.rawValue))")
    }
  }
}
