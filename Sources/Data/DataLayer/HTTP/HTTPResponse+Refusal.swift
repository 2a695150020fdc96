// What a refusal says beside its status: for how long, and in which words.

import Foundation

extension HTTPResponse {
  /// This answer as a refusal, with the service's own words when it has some; for callers that accept more statuses
  /// than success because they need the headers or the body of a refusal.
  public var refusal: HTTPError {
    .refused(status: status, message: message)
  }

  /// How long the service asks to be left alone (`Retry-After`, in seconds or as a date), never negative; nil when it does not say.
  public func retryAfter(now: Date) -> Duration? {
    RetryAfter.wait(headers["Retry-After"], now: now)
  }

  /// The service's own words about a refusal, on one line; nil when it has none that can be shown.
  public var message: String? {
    ServiceMessage.find(in: body, contentType: headers["Content-Type"])
  }
}
