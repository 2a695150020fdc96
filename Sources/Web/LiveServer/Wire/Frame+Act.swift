// Whether a frame comes from something that a person did.

extension Frame {
  /// Whether a person did something, rather than the page itself.
  var isAct: Bool {
    switch self {
    case .event, .clientInfo: true
    case .hello, .acknowledgement: false
    }
  }
}
