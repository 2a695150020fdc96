// One exchange over URLSession: its redirects, its head, and its body as it comes.
#if !canImport(CCURL) || DEBUG
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The state of one exchange. The session reports to it on a thread of its own.
  final class URLSessionExchange: Sendable {
    /// The most redirects that are followed. Browsers allow 20; a data service needs one or two.
    private static let mostRedirects = 5

    private struct State {
      var request: URLRequest
      var redirects = 0
      var response: HTTPResponse?
      var waiting: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>?
      /// The end of the exchange; later reports change nothing.
      var result: Result<HTTPResponse, HTTPError>?
    }

    private let maxBytes: Int
    private let progress: @Sendable (Int) -> Void
    private let state: Mutex<State>

    init(_ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void) {
      self.maxBytes = maxBytes
      self.progress = progress
      state = Mutex(State(request: request))
    }

    /// Stores the continuation of the caller. Returns false when the exchange has ended already,
    /// because its task was cancelled; nothing may be sent then.
    func starts(_ waiting: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>) -> Bool {
      let ended = state.withLock { state in
        if state.result == nil { state.waiting = waiting }
        return state.result
      }
      if let ended { waiting.resume(returning: ended) }
      return ended == nil
    }

    /// Ends the exchange, unless it has ended.
    func end(_ result: Result<HTTPResponse, HTTPError>) {
      let waiting = state.withLock { state in
        if state.result == nil { state.result = result }
        defer { (state.waiting, state.response) = (nil, nil) }
        return state.waiting
      }
      waiting?.resume(returning: result)
    }

    /// The request to follow a redirect with; nil when the redirect is itself the answer, and its
    /// status a refusal. A PUT would lose its body on a 307.
    func redirected(to target: URL?) -> URLRequest? {
      state.withLock { state in
        state.redirects += 1
        guard state.redirects <= Self.mostRedirects, let target, target.isWeb,
          ["GET", "HEAD"].contains(state.request.httpMethod ?? "GET")
        else { return nil }
        state.request = state.request.redirected(to: target)
        return state.request
      }
    }

    /// The head came. Returns false when the body must not be loaded.
    func began(_ response: URLResponse) -> Bool {
      guard let head = response as? HTTPURLResponse else {
        end(.failure(.unreachable(host: response.url?.host() ?? "", why: "no HTTP answer")))
        return false
      }
      let isTooLarge = state.withLock { state in
        state.response = HTTPResponse(head: head)
        guard state.request.httpMethod != "HEAD" else { return false }
        let announced = head.expectedContentLength
        if announced > maxBytes { return true }
        state.response?.body.reserveCapacity(max(0, Int(announced)))
        return false
      }
      if isTooLarge { end(.failure(.tooLarge(limit: maxBytes))) }
      progress(0)
      return !isTooLarge
    }

    /// A block of the body came. Returns false when no more may come.
    func received(_ block: Data) -> Bool {
      let fits = state.withLock { state -> Bool? in
        guard let count = state.response?.body.count else { return nil }
        guard block.count <= maxBytes - count else { return false }
        state.response?.body.append(block)
        return true
      }
      guard let fits else { return false }
      if !fits { end(.failure(.tooLarge(limit: maxBytes))) }
      progress(block.count)
      return fits
    }

    /// The task ended, with an error or without one.
    func completed(_ error: (any Error)?) {
      let (response, host) = state.withLock { ($0.response, $0.request.url?.host() ?? "") }
      if let error {
        end(.failure(HTTPError(session: error, host: host)))
      } else if let response {
        end(.success(response))
      } else {
        end(.failure(.unreachable(host: host, why: "no HTTP answer")))
      }
    }
  }

  /// The delegate of a session, which passes each report to its exchange.
  ///
  /// It is the session's and not each task's, because only the session's is sure to get the blocks.
  final class URLSessionExchanges: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Mutex<[Int: URLSessionExchange]>([:])

    func add(_ exchange: URLSessionExchange, of task: URLSessionTask) {
      exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    func remove(_ task: URLSessionTask) {
      exchanges.withLock { $0[task.taskIdentifier] = nil }
    }

    /// The exchange of a task; nil when it has ended.
    private func exchange(of task: URLSessionTask) -> URLSessionExchange? {
      exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(exchange(of: task)?.redirected(to: request.url))
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      completionHandler(exchange(of: dataTask)?.began(response) == true ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      if exchange(of: dataTask)?.received(data) != true { dataTask.cancel() }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      exchange(of: task)?.completed(error)
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
    /// The error for an error of URLSession.
    fileprivate init(session error: any Error, host: String) {
      guard let error = error as? URLError else {
        self =
          error is CancellationError
          ? .cancelled : .unreachable(host: host, why: "the connection failed")
        return
      }
      switch error.code {
      case .cancelled: self = .cancelled
      // App Transport Security refuses plain http except on the local network.
      case .badURL, .unsupportedURL, .appTransportSecurityRequiresSecureConnection:
        self = .badAddress
      case .cannotFindHost, .dnsLookupFailed: self = .unreachable(host: host, why: "no such host")
      case .cannotConnectToHost: self = .unreachable(host: host, why: "connection refused")
      case .notConnectedToInternet: self = .unreachable(host: host, why: "no network")
      case .timedOut: self = .unreachable(host: host, why: "no connection in time")
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
        self = .unreachable(host: host, why: "no secure connection")
      case .networkConnectionLost:
        self = .unreachable(host: host, why: "the connection broke")
      default:
        self = .unreachable(host: host, why: "the connection failed (\(error.code.rawValue))")
      }
    }
  }
#endif
