// Requests by address alone, so that an app's service needs no platform's networking module.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// Asks `address` with a method and no body, and decodes the JSON that comes; throws why it could not.
  public func value<Value: Decodable & Sendable>(
    _ type: Value.Type, method: String = "GET", at address: URL,
    _ options: RequestOptions = RequestOptions()
  ) async throws(HTTPError) -> Value {
    var request = URLRequest(url: address)
    request.httpMethod = method
    return try await value(type, for: request, options)
  }

  /// Asks `address` with these header fields, and returns the answer whole when the options accept its status.
  public func answer(
    at address: URL, headers: [String: String] = [:], _ options: RequestOptions = RequestOptions()
  ) async throws(HTTPError) -> HTTPResponse {
    var request = URLRequest(url: address)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return try await data(for: request, options)
  }
}
