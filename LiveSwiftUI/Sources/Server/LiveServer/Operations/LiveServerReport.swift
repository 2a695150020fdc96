// The reports of a running live server, for an operator's counters and logs.

/// An occurrence in the server. It has no text that a person typed, and names no page.
package enum LiveServerReport: Sendable, Equatable {
  /// A request was answered.
  case answered(AnsweredRequest)
  /// A page, a socket or a code was refused, with the status or close code and a fixed reason.
  case refused(code: Int, reason: String)
  /// An event of a browser was handled. The duration runs from the arrival of its message until its
  /// patch is queued.
  case handled(EventKind, Duration)
  /// A whole page or a batch of changes was rendered for a browser.
  case rendered(isWholePage: Bool)

  /// The subject of an event.
  package enum EventKind: String, CaseIterable, Sendable {
    /// An element: a press, a typed text.
    case element
    /// The page: its address, its visibility, the browser's settings.
    case page
  }
}

/// An answered request, without its path, query and cookies.
package struct AnsweredRequest: Sendable, Equatable {
  /// `GET`, `HEAD` or `POST`; any other method is `other`.
  package var method: String
  /// The kind of the requested path.
  package var path: PathClass
  /// The status of the response.
  package var status: Int
  /// The size of the body in bytes; 0 for a body that is not in memory.
  package var bytes: Int
  /// The time from the complete request until the response was made.
  package var duration: Duration
  /// The address that the request came from. It is logged only when asked for.
  package var visitor: String
}

/// The kind of address that a path leads to. A log or counter by path would grow with every address
/// that a visitor tries.
package enum PathClass: String, CaseIterable, Sendable {
  /// The home page, an app's page, a file that pages load, the access form, an operator's page, or
  /// anything else.
  case home, page, asset, photo, manifest, code, health, ready, metrics, other
}

extension Frame {
  /// The subject of the event; nil for a frame that is no event.
  var eventKind: LiveServerReport.EventKind? {
    switch self {
    case .event: .element
    case .clientInfo: .page
    case .hello, .acknowledgement: nil
    }
  }
}
