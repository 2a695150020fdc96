// The transport for the real network, on Foundation's URLSession.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests through a URLSession of its own that keeps no cookies, no credentials and no cache.
///
/// It takes nothing on trust that URLSession does badly on Linux: time limits are the client's (URLSession's count in whole
/// seconds and the overall one is ignored), bodies are counted while they stream, and only GET and HEAD follow redirects (a PUT
/// would lose its body on a 307). Making, starting and cancelling a task wait there for the session's work queue, which a
/// sender faster than the reader keeps busy without end; so they are done on a queue of ours, never on a thread of Swift's
/// pool or the delegate's.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let exchanges = SessionExchanges()

  /// A transport with at most so many connections to one host.
  public init(connectionsPerHost: Int = 6) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    configuration.timeoutIntervalForRequest = Self.never
    configuration.timeoutIntervalForResource = Self.never
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // The session holds its delegate until told that no more is to come.
    session.finishTasksAndInvalidate()
  }

  /// A day: longer than any deadline of ours, and small enough to survive the conversion to milliseconds on Linux.
  private static let never: TimeInterval = 86_400

  public func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    // On Linux a task that was cancelled before it began would still be sent.
    guard !Task.isCancelled else { throw .cancelled }
    guard let url = request.url, url.isWeb else { throw .badAddress }
    var request = request
    request.timeoutInterval = Self.never
    let sent = request
    let id = exchanges.makeID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchanges.begin(
          id,
          SessionExchange(
            request: sent, maxBytes: maxBytes, progress: progress, continuation: continuation))
        // A cancellation before `begin` found nothing to finish.
        if Task.isCancelled { exchanges.finish(id, .failure(.cancelled)) }
        exchanges.calls.async { [session, exchanges] in
          guard exchanges.isOpen(id) else { return }
          let task = session.dataTask(with: sent)
          if exchanges.start(id, with: task) { task.resume() } else { task.cancel() }
        }
      }
    } onCancel: {
      exchanges.finish(id, .failure(.cancelled))
    }
    return try result.get()
  }
}
