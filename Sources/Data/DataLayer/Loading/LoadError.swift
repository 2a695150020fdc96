// What a load needs to know about its error.

/// An error of a load, which can tell a cancellation from a failure.
public protocol LoadError: Error, Hashable {
  /// Whether the caller stopped waiting; then there is nothing to show to anyone.
  var isCancelled: Bool { get }
}

extension HTTPError: LoadError {
  public var isCancelled: Bool { self == .cancelled }
}
