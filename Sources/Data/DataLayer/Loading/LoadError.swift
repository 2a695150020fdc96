// The error type of all loads.

/// An error of a load, which distinguishes cancellation from failure.
public protocol LoadError: Error, Hashable {
  /// Whether the caller stopped waiting. No screen then shows the error.
  var isCancelled: Bool { get }
  /// Whether the reason may be gone by itself, such as a missing network. The load is then tried
  /// again when the person or the network returns.
  var mayPass: Bool { get }
}

extension HTTPError: LoadError {
  /// Whether the request was cancelled.
  public var isCancelled: Bool { self == .cancelled }

  /// Whether the service was not reached, failed, or asked for a pause.
  public var mayPass: Bool {
    if case .refused(let status, _) = self, status >= 500 { return true }
    return isTemporary
  }
}
