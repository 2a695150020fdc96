// One URLSession for the requests to one host.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes the exchanges with one host; a host that floods its session then delays no other host.
final class HostSession: Sendable {
  private let session: URLSession
  private let exchanges = SessionDelegate()

  init(connections: Int) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = connections
    configuration.timeoutIntervalForRequest = Self.never
    configuration.timeoutIntervalForResource = Self.never
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // The session retains its delegate until it is invalidated. The call may block, so it is made
    // on the queue for such calls.
    exchanges.calls.async { [session] in session.finishTasksAndInvalidate() }
  }

  /// A day: longer than any deadline, and small enough for the conversion to milliseconds on Linux.
  private static let never: TimeInterval = 86_400

  /// Whether no exchange is under way.
  var isIdle: Bool { exchanges.isIdle }

  /// Sends the request once, unless the task is cancelled first.
  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async -> Result<HTTPResponse, HTTPError> {
    var request = request
    request.timeoutInterval = Self.never
    let sent = request
    let id = exchanges.makeID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchanges.begin(
          id,
          SessionExchange(
            request: sent, maxBytes: maxBytes, progress: progress, continuation: continuation))
        // A cancellation that came before `begin` had no exchange to finish.
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
  }
}
