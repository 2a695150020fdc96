// A transport that sends no request that could change a service.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends GETs and HEADs, and refuses everything else before it reaches the network.
struct ReadingTransport: HTTPTransport {
  let transport: any HTTPTransport

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    guard !request.changesService else { throw .readOnly }
    return try await transport.exchange(request, maxBytes: maxBytes, progress: progress)
  }

  func refusingSpecialAddresses(exceptOf services: [URL], origin: URL?) -> any HTTPTransport {
    ReadingTransport(
      transport: transport.refusingSpecialAddresses(exceptOf: services, origin: origin))
  }
}
