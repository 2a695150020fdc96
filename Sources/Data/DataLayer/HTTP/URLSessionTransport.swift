// The transport for the real network, on Foundation's URLSession.

import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests through URLSessions of its own that keep no cookies, no credentials and no cache.
///
/// It takes nothing on trust that URLSession does badly on Linux: time limits are the client's (URLSession's count in whole
/// seconds and the overall one is ignored), bodies are counted while they stream, and only GET and HEAD follow redirects (a PUT
/// would lose its body on a 307). Making, starting and cancelling a task wait there for the session's work queue, which a
/// sender faster than the reader keeps busy without end; so they are done on a queue of ours, never on a thread of Swift's
/// pool or the delegate's, and each host has a session to itself.
public final class URLSessionTransport: HTTPTransport {
  /// Sessions kept; of more hosts than that, the idle ones lose theirs and get another when asked again.
  private static let maxLanes = 64

  private let connectionsPerHost: Int
  private let lanes = Mutex<[String: HostSession]>([:])

  /// A transport with at most so many connections to one host.
  public init(connectionsPerHost: Int = 6) {
    self.connectionsPerHost = connectionsPerHost
  }

  public func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    // On Linux a task that was cancelled before it began would still be sent.
    guard !Task.isCancelled else { throw .cancelled }
    guard let url = request.url, url.isWeb else { throw .badAddress }
    return try await lane(for: url)
      .exchange(request, maxBytes: maxBytes, progress: progress).get()
  }

  private func lane(for url: URL) -> HostSession {
    let host = "\(url.host() ?? ""):\(url.port ?? 0)"
    return lanes.withLock { lanes in
      if let lane = lanes[host] { return lane }
      let lane = HostSession(connections: connectionsPerHost)
      if lanes.count >= Self.maxLanes { lanes = lanes.filter { !$0.value.isIdle } }
      // With all of them busy, this one lives as long as its exchange.
      if lanes.count < Self.maxLanes { lanes[host] = lane }
      return lane
    }
  }
}
