// The failures that pass by themselves.

extension HTTPError {
  /// Whether the same request may succeed a moment later, so that the client repeats it.
  var isTransient: Bool {
    switch self {
    case .unreachable, .timedOut: true
    case .refused(let status, _): [408, 425, 429].contains(status) || status >= 500
    case .unreadable, .tooLarge, .tooLong, .cancelled, .badAddress, .readOnly: false
    }
  }

  /// Whether no answer came because the connection failed, broke or fell silent.
  var isLostConnection: Bool {
    switch self {
    case .unreachable, .timedOut: true
    case .refused, .unreadable, .tooLarge, .tooLong, .cancelled, .badAddress, .readOnly: false
    }
  }

  /// Whether a write may be sent again later: the service was not reached, or reports that itself.
  ///
  /// A service that fails with another status from 500 on may have failed at this very write.
  public var isTemporary: Bool {
    guard case .refused(let status, _) = self, status >= 500 else { return isTransient }
    return (502...504).contains(status)
  }
}
