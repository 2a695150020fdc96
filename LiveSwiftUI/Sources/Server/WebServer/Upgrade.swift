// The decision on a request for a WebSocket.

/// The decision on a WebSocket request. It is made on the service thread and must not block.
package enum Upgrade: Sendable {
  /// Opens the socket and runs the handler in a task; the socket closes when the handler returns.
  case accept(@Sendable (WebSocket) async -> Void)
  /// Responds with this status and opens no socket.
  case refuse(status: Int)
}
