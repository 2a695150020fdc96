// HTTP requests with deadlines, retries and coalescing.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes HTTP requests within a deadline, repeats them where that is safe, and decodes JSON.
///
/// Copies share their connections, their retry budgets and the requests in flight.
public struct HTTPClient: Sendable {
  let transport: any HTTPTransport
  let time: AnyClock
  let random: @Sendable () -> Double
  let wallClock: @Sendable () -> Date
  let budgets = RetryBudgets()
  let flights = SingleFlight<RequestKey, Result<HTTPResponse, HTTPError>>()

  /// A client over any transport.
  ///
  /// `random` draws evenly from 0 to 1, for the waits before retries. `wallClock` is read only for
  /// a date in `Retry-After`.
  public init(
    transport: any HTTPTransport, clock: any Clock<Duration> = ContinuousClock(),
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    wallClock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.transport = transport
    self.time = AnyClock(clock)
    self.random = random
    self.wallClock = wallClock
  }

  /// The client for the real network.
  public static func live(connectionsPerHost: Int = 6) -> HTTPClient {
    HTTPClient(transport: URLSessionTransport(connectionsPerHost: connectionsPerHost))
  }

  /// Makes the request and returns the answer.
  ///
  /// Throws `refused` for a status that the options do not accept (200 to 299 by default). Equal
  /// GETs in flight are coalesced: they are sent once and share the deadline of the first.
  public func data(
    for request: URLRequest, _ options: RequestOptions = RequestOptions()
  ) async throws(HTTPError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    guard let host = Self.host(of: request.url) else { throw .badAddress }
    guard options.coalesces, let key = RequestKey(request, options) else {
      return try await attempts(of: request, host: host, options).get()
    }
    let result = await flights.join(key, cancelled: .failure(.cancelled)) {
      await attempts(of: request, host: host, options)
    }
    return try result.get()
  }

  /// Makes the request and decodes the JSON of the answer, off the main actor.
  ///
  /// Throws `unreadable`, with the place, for a body that does not fit.
  @concurrent
  public func value<Value: Decodable & Sendable>(
    _ type: Value.Type, for request: URLRequest, _ options: RequestOptions = RequestOptions(),
    decoder: JSONDecoder = JSONDecoder()
  ) async throws(HTTPError) -> Value {
    try await data(for: request, options).value(type, decoder: decoder)
  }

  /// Host and port, the key of a retry budget; nil when the address is no web address.
  static func host(of url: URL?) -> String? {
    guard let url, url.isWeb, let host = url.host() else { return nil }
    return url.port.map { "\(host):\($0)" } ?? host
  }
}

extension HTTPResponse {
  /// The body decoded from JSON; throws `unreadable`, with the place, when it does not fit.
  public func value<Value: Decodable>(
    _ type: Value.Type, decoder: JSONDecoder = JSONDecoder()
  ) throws(HTTPError) -> Value {
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw HTTPError(decoding: error, bodyIsEmpty: body.isEmpty)
    }
  }
}

extension URL {
  /// Whether this is an absolute http or https address with a host.
  var isWeb: Bool {
    guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      return false
    }
    return host()?.isEmpty == false
  }
}

/// What two GETs must have in common to be coalesced.
struct RequestKey: Hashable, Sendable {
  private let url: URL
  private let headers: [String: String]
  private let options: RequestOptions

  /// The key of a request; nil when it is not a GET without a body.
  init?(_ request: URLRequest, _ options: RequestOptions) {
    guard let url = request.url, (request.httpMethod ?? "GET").uppercased() == "GET",
      request.httpBody == nil, request.httpBodyStream == nil
    else { return nil }
    self.url = url
    self.headers = request.allHTTPHeaderFields ?? [:]
    self.options = options
  }
}
