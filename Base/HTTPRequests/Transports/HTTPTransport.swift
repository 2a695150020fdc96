// The protocol between the request policy and the network.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Sends one request and returns the answer, with any status.
///
/// Retries and deadlines are the work of ``HTTPClient``. A transport must stop at once when its
/// task is cancelled, and must send nothing when the task was cancelled before.
public protocol HTTPTransport: Sendable {
  /// Sends the request once and returns the complete answer.
  ///
  /// `progress` is called with the number of bytes whenever some arrive, and with 0 for the head.
  /// Throws `tooLarge` as soon as the body exceeds `maxBytes`, `unreachable` when the connection
  /// fails or breaks, `cancelled` or `badAddress`.
  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse

  /// A transport over the same connections that connects to no special address, except at the
  /// addresses and ports of these services, and at this origin.
  func refusingSpecialAddresses(exceptOf services: [URL], origin: URL?) -> any HTTPTransport
}

extension HTTPTransport {
  /// The transport itself, by default, without a check of addresses.
  public func refusingSpecialAddresses(
    exceptOf services: [URL], origin: URL?
  ) -> any HTTPTransport { self }
}
