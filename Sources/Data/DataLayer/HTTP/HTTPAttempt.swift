// What an HTTP client reports of each attempt, for counters.
import Foundation

/// How one attempt of a request ended; it does not say where the request went.
public struct HTTPAttempt: Sendable, Hashable {
  /// The status of the answer, or why there was none.
  public var result: Result<Int, HTTPError>
  /// From the start of the attempt to its end.
  public var duration: Duration

  /// A report of one attempt; a refusal counts as an answer with its status.
  public init(_ result: Result<HTTPResponse, HTTPError>, duration: Duration) {
    switch result {
    case .success(let response): self.result = .success(response.status)
    case .failure(.refused(let status, _)): self.result = .success(status)
    case .failure(let error): self.result = .failure(error)
    }
    self.duration = duration
  }
}

extension HTTPClient {
  /// This client, with each attempt told to `observe`, on any thread.
  public func observed(by observe: @escaping @Sendable (HTTPAttempt) -> Void) -> HTTPClient {
    var client = self
    client.observe = observe
    return client
  }
}
