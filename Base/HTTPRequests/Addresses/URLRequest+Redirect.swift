// A request after a redirect.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// The same request to another address. Credentials are removed for another origin.
  func redirected(to target: URL) -> URLRequest {
    var next = self
    next.url = target
    if url?.origin != target.origin {
      next.setValue(nil, forHTTPHeaderField: "Authorization")
      next.setValue(nil, forHTTPHeaderField: "Cookie")
    }
    return next
  }
}
