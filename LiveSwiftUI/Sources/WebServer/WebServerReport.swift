// What a web server reports while it works.

/// One thing that happened; reported on the service thread.
package enum WebServerReport: Sendable, Equatable {
  /// The kernel took this many bytes of answers and WebSockets.
  case sent(bytes: Int)
  /// A request was refused with this status before any handler, or by the upgrade closure.
  case refused(status: Int)
  /// A connection was closed unanswered, because too many are open.
  case dropped
}
