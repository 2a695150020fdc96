// Members of URLSession that Foundation has on Apple's systems only.
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The answer to a request. Besides Foundation's method with a delegate, so that a protocol of an
  /// app's own can ask for it.
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// The answer to a GET of an address. Besides Foundation's method with a delegate.
  @_disfavoredOverload
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
}

extension URLSessionConfiguration {
  /// Whether a request waits for a network. A server has one, so setting it has no effect.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Whether a network for which one pays is used. Setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether a network in Low Data Mode is used. Setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension Data.WritingOptions {
  /// The file is written beside the old one, and takes its place at the end.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
