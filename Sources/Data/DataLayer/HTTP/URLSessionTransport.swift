// The transport for the real network, with Foundation's URLSession.
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with URLSessions that store no cookies, no credentials and no cache.
///
/// Some of URLSession's work is done here, because it falls short on Linux:
/// - Time limits are the client's. URLSession counts in whole seconds and ignores the overall
///   limit.
/// - Bodies are counted while they stream.
/// - Only GET and HEAD follow redirects, because a PUT would lose its body on a 307.
/// - Making, starting and cancelling a task block until the session's work queue is free, and a
///   sender faster than the reader can keep that queue busy forever. So these calls are made on a
///   queue of their own, never on a thread of Swift's pool, and each host has its own session.
public final class URLSessionTransport: HTTPTransport {
  /// The most sessions that are kept; idle ones are dropped when there would be more.
  private static let maxSessions = 64

  private let connectionsPerHost: Int
  private let sessions = Mutex<[String: HostSession]>([:])

  /// A transport with a limit of connections to one host.
  public init(connectionsPerHost: Int = 6) {
    self.connectionsPerHost = connectionsPerHost
  }

  /// Sends the request once and returns the whole answer.
  public func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    // On Linux URLSession sends a task even when it was cancelled before it began.
    guard !Task.isCancelled else { throw .cancelled }
    guard let url = request.url, url.isWeb else { throw .badAddress }
    return try await session(for: url)
      .exchange(request, maxBytes: maxBytes, progress: progress).get()
  }

  private func session(for url: URL) -> HostSession {
    let host = "\(url.host() ?? ""):\(url.port ?? 0)"
    return sessions.withLock { sessions in
      if let session = sessions[host] { return session }
      let session = HostSession(connections: connectionsPerHost)
      if sessions.count >= Self.maxSessions { sessions = sessions.filter { !$0.value.isIdle } }
      // When all of them are busy, this one lives as long as its exchange.
      if sessions.count < Self.maxSessions { sessions[host] = session }
      return session
    }
  }
}
