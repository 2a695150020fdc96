// What a refusal says beside its status: for how long, and in which words.

import Foundation

extension HTTPResponse {
  /// How long the service asks to be left alone (`Retry-After`, in seconds or as a date), never negative; nil when it does not say.
  public func retryAfter(now: Date) -> Duration? {
    RetryAfter.wait(headers["Retry-After"], now: now)
  }

  /// The service's own words about a refusal, on one line; nil when it has none that can be shown.
  public var message: String? {
    ServiceMessage.find(in: body, contentType: headers["Content-Type"])
  }
}
