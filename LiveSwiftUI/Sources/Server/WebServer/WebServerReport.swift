// The reports of a running web server.

/// An occurrence in the server, reported on the service thread or on one that sends to a WebSocket.
package enum WebServerReport: Sendable, Equatable {
  /// The kernel took this many bytes of responses and WebSockets.
  case sent(bytes: Int)
  /// A request was refused with this status, before any handler or by the upgrade closure.
  case refused(status: Int)
  /// A connection was closed without a response, because too many are open.
  case dropped
}
