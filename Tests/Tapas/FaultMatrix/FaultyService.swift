// The sandbox over real sockets, with one fault at a time between it and the apps.
import DataLayer
import Foundation
import FoundationNetworking
import Sandbox
import Synchronization

@testable import tapas

/// A running sandbox and the client that reaches it, or does not.
final class FaultyService: Sendable {
  let sandbox: RunningSandbox
  let client: HTTPClient
  private let transport: ReroutedTransport

  /// Starts a sandbox whose services answer.
  init() async throws {
    sandbox = try await Sandbox(dataFolder: nil).start()
    transport = ReroutedTransport()
    // Retries wait for no time, so that a fault is told at once.
    client = HTTPClient(transport: transport, random: { 0 })
  }

  /// Plans `fault` for all requests to `service` from now on.
  func begin(_ fault: ServiceFault, of service: String) async throws {
    transport.send(to: fault.route(port: sandbox.port))
    // The sandbox answers at this address with the same redirect, so it leads to itself.
    let loop = sandbox.rootURL.appending(path: "\(service)/loop")
    if let plan = fault.plan(service: service, loop: loop) { try await control("POST", plan) }
  }

  /// Ends all faults.
  func heal() async throws {
    transport.send(to: nil)
    try await control("DELETE", nil)
  }

  private func control(_ method: String, _ body: [String: Any]?) async throws {
    var request = URLRequest(url: sandbox.rootURL.appending(path: "_faults"))
    request.httpMethod = method
    request.httpBody = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    _ = try await HTTPClient.live(userAgent: "Tests").data(for: request)
  }
}

/// Sends requests over the network, to another address when it is told so.
private final class ReroutedTransport: HTTPTransport {
  private let network = CurlTransport(connectionsPerHost: 6)
  private let route = Mutex<(scheme: String, host: String, port: Int)?>(nil)

  /// Sends all later requests to `route`; nil sends them where they are addressed.
  func send(to route: (scheme: String, host: String, port: Int)?) {
    self.route.withLock { $0 = route }
  }

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    // A menu of 1,200 photos would fetch them all; no cell of the matrix is about photos.
    if request.url?.path.contains("/photos/") == true {
      throw .unreachable(host: "photos", why: "left out")
    }
    var request = request
    if let route = route.withLock({ $0 }), let url = request.url,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    {
      (parts.scheme, parts.host, parts.port) = (route.scheme, route.host, route.port)
      request.url = parts.url
    }
    return try await network.exchange(request, maxBytes: maxBytes, progress: progress)
  }
}
