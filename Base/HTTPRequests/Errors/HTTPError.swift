// The error of a request.

/// The reason why a request has no usable answer.
public enum HTTPError: Error, Sendable, Hashable, Codable {
  /// There was no connection, or it broke: no network, no such host, connection refused or reset.
  case unreachable(host: String, why: String)
  /// The deadline passed, or no byte arrived for this long.
  case timedOut(after: Duration)
  /// The service answered with an error status; `message` is its own text, or nil.
  case refused(status: Int, message: String?)
  /// The answer cannot be decoded.
  ///
  /// `where` is a location in the JSON such as `foods[3].name`, empty for the whole document.
  case unreadable(where: String, why: String)
  /// The answer is longer than the allowed number of bytes.
  case tooLarge(limit: Int)
  /// A list has more records or bytes, over all its pages, than ``ListLimits`` allow.
  case tooLong
  /// The caller stopped waiting. No screen shows this.
  case cancelled
  /// The address is not an http or https address with a host, or it leads into a network that is
  /// not allowed.
  case badAddress
  /// The request would change the service, and the person may only read.
  case readOnly
}
