// What the server's owner says to a request for a WebSocket.

/// The answer to a request for a WebSocket; given on the service thread, so it must not wait for anything.
package enum Upgrade: Sendable {
  /// Opens the socket and runs the handler as a task of its own; the socket closes when the handler returns.
  case accept(@Sendable (WebSocket) async -> Void)
  /// Answers with this status and no socket.
  case refuse(status: Int)
}
