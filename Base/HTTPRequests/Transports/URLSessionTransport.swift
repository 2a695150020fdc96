// The transport for the real network on Apple's systems, with URLSession.
#if !canImport(CCURL) || DEBUG
  // URLRequest, of which Apple's Foundation has no second module.
  #if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
  #else
    public import Foundation
  #endif

  /// Sends requests with a URLSession that stores no cookies, no credentials and no cache.
  ///
  /// Time limits are the client's. Bodies come in blocks of some kilobytes, and are counted as they
  /// come. Debug builds for Linux have it for the tests.
  public final class URLSessionTransport: HTTPTransport {
    /// A day: longer than any deadline.
    private static let never: TimeInterval = 86_400

    private let session: URLSession
    private let exchanges = URLSessionExchanges()

    /// A transport with a limit on connections to one host; `userAgent` identifies it to services.
    public init(connectionsPerHost: Int = 6, userAgent: String) {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCredentialStorage = nil
      configuration.httpMaximumConnectionsPerHost = connectionsPerHost
      configuration.httpAdditionalHeaders = ["User-Agent": userAgent]
      configuration.timeoutIntervalForRequest = Self.never
      configuration.timeoutIntervalForResource = Self.never
      session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    // The session keeps its delegate until then.
    deinit { session.finishTasksAndInvalidate() }

    /// Sends the request once and returns the whole answer.
    public func exchange(
      _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
    ) async throws(HTTPError) -> HTTPResponse {
      guard let url = request.url, url.isWeb else { throw .badAddress }
      var request = request
      request.timeoutInterval = Self.never
      let exchange = URLSessionExchange(request, maxBytes: maxBytes, progress: progress)
      let task = session.dataTask(with: request)
      exchanges.add(exchange, of: task)
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if exchange.starts(continuation) { task.resume() }
        }
      } onCancel: {
        exchange.end(.failure(.cancelled))
        task.cancel()
      }
      exchanges.remove(task)
      return try result.get()
    }
  }
#endif
