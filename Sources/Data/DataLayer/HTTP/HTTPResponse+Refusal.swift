// What a refusal says besides its status: how long to wait, and the service's own text.
import Foundation

extension HTTPResponse {
  /// This answer as a refusal, with the service's own text if it has some.
  ///
  /// For callers that accept every status because they need the headers of a refusal.
  public var refusal: HTTPError {
    .refused(status: status, message: message)
  }

  /// How long the service asks to wait (`Retry-After`), never negative; nil when it does not say.
  public func retryAfter(now: Date) -> Duration? {
    RetryAfter.wait(headers["Retry-After"], now: now)
  }

  /// The service's own text about a refusal, on one line; nil when none can be shown.
  public var message: String? {
    ServiceMessage.find(in: body, contentType: headers["Content-Type"])
  }
}
