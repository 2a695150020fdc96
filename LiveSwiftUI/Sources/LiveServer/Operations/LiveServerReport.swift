// What a live server reports while it works, for the counters and logs of whoever runs it.

/// One thing that happened. Nothing in it was typed by a person or names a page.
package enum LiveServerReport: Sendable, Equatable {
  /// A request was answered.
  case answered(AnsweredRequest)
  /// A page, a socket or a code was refused, with the status or close code and a fixed reason.
  case refused(code: Int, reason: String)
  /// An event of a browser was handled. The time runs from the arrival of its message until its
  /// patch is queued.
  case handled(EventKind, Duration)
  /// Changes were rendered for a browser, or a whole page was.
  case rendered(isWholePage: Bool)

  /// What an event is about.
  package enum EventKind: String, CaseIterable, Sendable {
    /// An element: a press, a typed text.
    case element
    /// The page: its address, its visibility, the browser's settings.
    case page
  }
}

/// A request that was answered, without its path, its query and its cookies.
package struct AnsweredRequest: Sendable, Equatable {
  /// `GET`, `HEAD` or `POST`; any other method is `other`.
  package var method: String
  /// What was requested.
  package var path: PathClass
  /// The status of the answer.
  package var status: Int
  /// The bytes of the body; 0 for one that is not in memory.
  package var bytes: Int
  /// From the whole request until its answer was made.
  package var duration: Duration
  /// The address that the request came from, which is logged only on demand.
  package var visitor: String
}

/// What a path leads to; a log or counter by path would grow with every address that anybody tries.
package enum PathClass: String, CaseIterable, Sendable {
  case home, page, asset, photo, manifest, code, health, ready, metrics, other
}

extension Frame {
  /// What the event is about; nil for a frame that is no event.
  var eventKind: LiveServerReport.EventKind? {
    switch self {
    case .event: .element
    case .clientInfo: .page
    case .hello, .acknowledgement: nil
    }
  }
}
