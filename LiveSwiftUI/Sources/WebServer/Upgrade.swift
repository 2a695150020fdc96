// The decision about a request for a WebSocket.

/// The answer to a request for a WebSocket. It is made on the service thread and must not block.
package enum Upgrade: Sendable {
  /// Opens the socket and runs the handler in a task; the socket closes when the handler returns.
  case accept(@Sendable (WebSocket) async -> Void)
  /// Answers with this status and no socket.
  case refuse(status: Int)
}
