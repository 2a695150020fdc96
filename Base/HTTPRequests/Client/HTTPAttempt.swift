// An HTTP client's report of each attempt, for counters.
import Foundation

/// The outcome of one attempt of a request, without its address.
public struct HTTPAttempt: Sendable, Hashable {
  /// The status of the answer, or the error.
  public var result: Result<Int, HTTPError>
  /// The time from the start of the attempt to its end.
  public var duration: Duration

  /// A report of one attempt. A refusal counts as an answer with its status.
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
  /// This client, with each attempt reported to `observe`, on any thread.
  public func observed(by observe: @escaping @Sendable (HTTPAttempt) -> Void) -> HTTPClient {
    var client = self
    client.observe = observe
    return client
  }
}
