// The failures of a server and of its connections.

/// A failure of the server or of one of its connections.
package enum WebServerError: Error, Equatable, CustomStringConvertible {
  /// Another process, or another server of this one, listens on the port.
  case addressInUse(host: String, port: Int)
  /// The server cannot listen on the address for another reason, such as an unknown host name.
  case cannotBind(host: String, port: Int, reason: String)
  /// The service loop could not be made, for example because no descriptor is left.
  case cannotStart
  /// The client has disconnected, or the connection was dropped.
  case closed

  /// A sentence for the terminal.
  package var description: String {
    switch self {
    case .addressInUse(let host, let port):
      "Port \(port) on \(host) is in use by another program. "
        + "Choose another port, or stop that program."
    case .cannotBind(let host, let port, let reason):
      "Cannot listen on \(host), port \(port): \(reason)."
    case .cannotStart:
      "The web server could not start: the system gave it no socket to wait on."
    case .closed:
      "The client has gone."
    }
  }
}
