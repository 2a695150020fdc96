// Requests by address, so that a service need not import FoundationNetworking.
public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// Requests `address` without a body and decodes the JSON of the answer.
  public func value<Value: Decodable & Sendable>(
    _ type: Value.Type, method: String = "GET", at address: URL,
    _ options: RequestOptions = RequestOptions()
  ) async throws(HTTPError) -> Value {
    var request = URLRequest(url: address)
    request.httpMethod = method
    return try await value(type, for: request, options)
  }

  /// Requests `address` with these header fields and returns the complete answer.
  ///
  /// Throws `refused` for a status that the options do not accept.
  public func answer(
    at address: URL, headers: [String: String] = [:], _ options: RequestOptions = RequestOptions()
  ) async throws(HTTPError) -> HTTPResponse {
    var request = URLRequest(url: address)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return try await data(for: request, options)
  }
}
