// The seam between the rules of HTTP requests and whatever carries them.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries one request to a service and brings back the answer, whatever its status.
///
/// A transport knows nothing of retries and deadlines; ``HTTPClient`` adds them. It must stop at once when its
/// task is cancelled, and send nothing when the task was cancelled before.
public protocol HTTPTransport: Sendable {
  /// Sends the request once and returns the whole answer.
  ///
  /// `progress` is called with the number of bytes whenever some arrive (0 for the head alone). Throws `tooLarge` as soon as the
  /// body passes `maxBytes` bytes, `unreachable` when the connection fails or breaks, `cancelled`, `badAddress`.
  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse
}
