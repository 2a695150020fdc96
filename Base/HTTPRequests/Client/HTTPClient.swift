// HTTP requests with deadlines, retries and coalescing.
public import Foundation
import Limits

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Makes HTTP requests within a deadline, repeats them where that is safe, and decodes JSON.
///
/// Copies share their connections, their retry budgets and the requests in flight.
public struct HTTPClient: Sendable {
  let transport: any HTTPTransport
  /// Measures pauses, which pass while the process stands still.
  let time: AnyClock
  /// Measures deadlines and stalls, which do not.
  let deadlineTime: AnyClock
  let random: @Sendable () -> Double
  let wallClock: @Sendable () -> Date
  let budgets: RetryBudgets
  /// Protects the services from rapid repeated requests; nil sends every request at once.
  let pace: ServicePace?
  /// The requests that guests may cause; nil without a limit.
  package var guestBudget: GuestBudget?
  /// Receives the outcome of each attempt.
  var observe: @Sendable (HTTPAttempt) -> Void = { _ in }
  let flights = SingleFlight<RequestKey, Result<HTTPResponse, HTTPError>>()

  /// A client over any transport.
  ///
  /// `clock` measures pauses. `deadlineClock` measures deadlines and stalls; nil takes `clock`.
  /// `random` returns evenly distributed numbers from 0 to 1, for the waits before retries.
  /// `wallClock` is read only for a date in `Retry-After`. A `gentle` client requests one address
  /// about once a second, after a burst of five, and sends nothing to a host that has asked to
  /// wait.
  public init(
    transport: any HTTPTransport, clock: any Clock<Duration> = ContinuousClock(),
    deadlineClock: (any Clock<Duration>)? = nil,
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    wallClock: @escaping @Sendable () -> Date = { Date() }, gentle: Bool = false
  ) {
    self.transport = transport
    self.time = AnyClock(clock)
    self.deadlineTime = AnyClock(deadlineClock ?? clock)
    self.random = random
    self.wallClock = wallClock
    self.budgets = RetryBudgets()
    self.pace = gentle ? ServicePace() : nil
  }

  private init(_ client: HTTPClient, over transport: any HTTPTransport) {
    self.transport = transport
    self.time = client.time
    self.deadlineTime = client.deadlineTime
    self.random = client.random
    self.wallClock = client.wallClock
    self.budgets = client.budgets
    self.pace = client.pace
    self.guestBudget = client.guestBudget
    self.observe = client.observe
  }

  /// The client for the real network; `userAgent` identifies it to services.
  public static func live(
    connectionsPerHost: Int = 6, userAgent: String, gentle: Bool = false
  ) -> HTTPClient {
    #if canImport(CCURL)
      let transport = CurlTransport(connectionsPerHost: connectionsPerHost, userAgent: userAgent)
    #else
      let transport = URLSessionTransport(
        connectionsPerHost: connectionsPerHost, userAgent: userAgent)
    #endif
    return HTTPClient(transport: transport, deadlineClock: RunningClock(), gentle: gentle)
  }

  /// A client for addresses in the services' data, over the same connections and budgets.
  ///
  /// It connects to no special address (this machine, private networks), except at the addresses
  /// and ports of the services themselves, and at the host and port of `origin`. Throws
  /// `badAddress` for one. On Apple's systems all addresses are allowed.
  public func refusingSpecialAddresses(
    exceptOf services: [URL], origin: URL? = nil
  ) -> HTTPClient {
    let guarded = transport.refusingSpecialAddresses(exceptOf: services, origin: origin)
    return HTTPClient(self, over: guarded)
  }

  /// A client over the same connections and budgets that only reads. Throws `readOnly` for any
  /// request but a GET or a HEAD.
  public func refusingChanges() -> HTTPClient {
    HTTPClient(self, over: ReadingTransport(transport: transport))
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
    guard options.coalesces, var key = RequestKey(request, options) else {
      let result = await attempts(of: request, host: host, options)
      if request.changesService { pace?.changed(host) }
      return try result.get()
    }
    key.version = pace?.version(of: host) ?? .savedCopy
    let result = await flights.join(key, cancelled: .failure(.cancelled)) { [key] in
      await paced(request, key, host: host, options)
    }
    return try result.get()
  }

  /// Makes the request and decodes the JSON of the answer, off the main actor.
  ///
  /// Throws `unreadable`, with the location, when the body cannot be decoded.
  @concurrent
  public func value<Value: Decodable & Sendable>(
    _ type: Value.Type, for request: URLRequest, _ options: RequestOptions = RequestOptions(),
    decoder: JSONDecoder = JSONDecoder()
  ) async throws(HTTPError) -> Value {
    var answer = try await data(for: request, options)
    answer.url = answer.url ?? request.url
    return try answer.value(type, decoder: decoder)
  }

  /// Host and port, the key of a retry budget; nil when the address is no web address.
  package static func host(of url: URL?) -> String? {
    guard let url, url.isWeb, let host = url.host() else { return nil }
    return url.port.map { "\(host):\($0)" } ?? host
  }
}

extension HTTPResponse {
  /// The body decoded from JSON. Throws `unreadable`, with the location, when it cannot be decoded.
  public func value<Value: Decodable>(
    _ type: Value.Type, decoder: JSONDecoder = JSONDecoder()
  ) throws(HTTPError) -> Value {
    decoder.userInfo[.answerAddress] = url
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw HTTPError(decoding: error, bodyIsEmpty: body.isEmpty)
    }
  }
}

extension CodingUserInfoKey {
  /// The key of the address that sent an answer, to which the answer's addresses may be relative.
  package static let answerAddress = CodingUserInfoKey(rawValue: "answer address")!
}

extension URL {
  /// Whether this is an absolute http or https address with a host.
  package var isWeb: Bool {
    guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      return false
    }
    return host()?.isEmpty == false
  }

  /// Scheme, host and port, which determine what two addresses may share.
  var origin: String {
    "\(scheme ?? "")://\(host() ?? ""):\(port ?? 0)".lowercased()
  }
}

/// The properties that two GETs must share to be coalesced.
struct RequestKey: Hashable, Sendable {
  private let url: URL
  private let headers: [String: String]
  private let options: RequestOptions
  /// The version of the answer. A later request never gets an answer from before a change.
  var version = AnswerVersion.savedCopy

  /// The key of a request; nil unless it is a GET without a body.
  init?(_ request: URLRequest, _ options: RequestOptions) {
    guard let url = request.url, (request.httpMethod ?? "GET").uppercased() == "GET",
      request.httpBody == nil, request.httpBodyStream == nil
    else { return nil }
    self.url = url
    self.headers = request.allHTTPHeaderFields ?? [:]
    self.options = options
  }
}
