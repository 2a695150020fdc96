// The error type of all loads.

/// An error of a load, which distinguishes cancellation from failure.
public protocol LoadError: Error, Hashable {
  /// Whether the caller stopped waiting. No screen then shows the error.
  var isCancelled: Bool { get }
}

extension HTTPError: LoadError {
  /// Whether the request was cancelled.
  public var isCancelled: Bool { self == .cancelled }
}
