// The transport for the real network on Apple's systems, with URLSession.
#if !canImport(CCURL)
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Sends requests with a URLSession that stores no cookies, no credentials and no cache.
  ///
  /// Time limits are the client's, and bodies are counted while they stream.
  public final class URLSessionTransport: HTTPTransport {
    /// The number of bytes per progress report.
    ///
    /// A body that brings fewer within a stall timeout counts as stalled.
    private static let reportedBytes = 16
    /// A day: longer than any deadline.
    private static let never: TimeInterval = 86_400

    private let session: URLSession

    /// A transport with a limit on connections to one host.
    public init(connectionsPerHost: Int = 6, userAgent: String = "Tapas") {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCredentialStorage = nil
      configuration.httpMaximumConnectionsPerHost = connectionsPerHost
      configuration.httpAdditionalHeaders = ["User-Agent": userAgent]
      configuration.timeoutIntervalForRequest = Self.never
      configuration.timeoutIntervalForResource = Self.never
      session = URLSession(configuration: configuration)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// Sends the request once and returns the whole answer.
    public func exchange(
      _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
    ) async throws(HTTPError) -> HTTPResponse {
      guard let url = request.url, url.isWeb else { throw .badAddress }
      var request = request
      request.timeoutInterval = Self.never
      do {
        let (bytes, head) = try await session.bytes(for: request, delegate: Redirects(request))
        // This also ends a body that is not read completely.
        defer { bytes.task.cancel() }
        guard let head = head as? HTTPURLResponse else {
          throw HTTPError.unreachable(host: url.host() ?? "", why: "no HTTP answer")
        }
        var response = HTTPResponse(head: head)
        let announced = request.httpMethod == "HEAD" ? 0 : head.expectedContentLength
        guard announced <= maxBytes else { throw HTTPError.tooLarge(limit: maxBytes) }
        response.body.reserveCapacity(max(0, Int(announced)))
        progress(0)
        for try await byte in bytes {
          guard response.body.count < maxBytes else { throw HTTPError.tooLarge(limit: maxBytes) }
          response.body.append(byte)
          if response.body.count.isMultiple(of: Self.reportedBytes) {
            progress(Self.reportedBytes)
          }
        }
        return response
      } catch {
        throw (error as? HTTPError) ?? HTTPError(session: error, host: url.host() ?? "")
      }
    }
  }

  /// Decides about the redirects of one exchange.
  private final class Redirects: NSObject, URLSessionTaskDelegate, Sendable {
    /// The most redirects that are followed. Browsers allow 20; a data service needs one or two.
    private static let most = 5

    private let state: Mutex<(request: URLRequest, count: Int)>

    init(_ request: URLRequest) { state = Mutex((request, 0)) }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
    ) async -> URLRequest? {
      // A redirect that is not followed is itself the answer, and its status a refusal. A PUT would
      // lose its body on a 307.
      state.withLock { state in
        state.count += 1
        guard state.count <= Self.most, let target = request.url, target.isWeb,
          ["GET", "HEAD"].contains(state.request.httpMethod ?? "GET")
        else { return nil }
        state.request = state.request.redirected(to: target)
        return state.request
      }
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
      case .badURL, .unsupportedURL: self = .badAddress
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
