// What can go wrong between a request and a usable answer.

/// Why there is no usable answer; the one error of this layer.
public enum HTTPError: Error, Sendable, Hashable {
  /// Nothing was heard, or the line broke: no network, no such host, connection refused, reset or cut short.
  case unreachable(host: String, why: String)
  /// No whole answer came in time: the request's deadline passed, or no byte arrived for so long.
  case timedOut(after: Duration)
  /// The service answered with a status other than success; `message` holds its own words when it had some.
  case refused(status: Int, message: String?)
  /// The answer came but is not what was expected; `where` is a place in the JSON such as `foods[3].name`, empty for the whole.
  case unreadable(where: String, why: String)
  /// The answer is longer than the number of bytes allowed.
  case tooLarge(limit: Int)
  /// The caller stopped waiting; nothing to show to anyone.
  case cancelled
  /// The address is no http or https address with a host.
  case badAddress
}
