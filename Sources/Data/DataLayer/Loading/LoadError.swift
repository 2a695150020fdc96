// The error type of everything that loads.

/// An error of a load; a cancellation is told apart from a failure.
public protocol LoadError: Error, Hashable {
  /// Whether the caller stopped waiting; then no screen shows the error.
  var isCancelled: Bool { get }
}

extension HTTPError: LoadError {
  public var isCancelled: Bool { self == .cancelled }
}
