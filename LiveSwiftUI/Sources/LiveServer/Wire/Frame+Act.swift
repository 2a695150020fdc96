// Whether a frame comes from something that a person did.

extension Frame {
  /// Whether a person did something, rather than the page itself.
  var isAct: Bool {
    switch self {
    // A size is told by the page, and a mouse is over something wherever it is.
    case .event(_, _, _, let kind, _): kind != "z" && kind != "m"
    case .clientInfo: true
    case .hello, .acknowledgement: false
    }
  }

  /// Whether the script sends it again to a page that was made anew: a typed text, a toggle.
  var isSentAgain: Bool {
    if case .event(_, _, _, let kind, _) = self { kind == "i" || kind == "t" } else { false }
  }
}
