// The details of a refusal besides its status: the time to wait, and the service's own text.
public import Foundation

extension HTTPResponse {
  /// This answer as a refusal, with the service's own text if it has any.
  ///
  /// It is for callers that accept every status because they need the headers of a refusal.
  public var refusal: HTTPError {
    .refused(status: status, message: message)
  }

  /// The time that the service asks to wait (`Retry-After`), never negative; nil without one.
  public func retryAfter(now: Date) -> Duration? {
    RetryAfter.wait(headers["Retry-After"], now: now)
  }

  /// The service's own text about a refusal, on one line; nil when there is none to show.
  public var message: String? {
    ServiceMessage.find(in: body, contentType: headers["Content-Type"])
  }
}
