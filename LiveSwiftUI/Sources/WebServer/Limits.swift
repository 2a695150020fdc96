// The bounds that keep one client from using up the server.

/// The bounds of one server; each guards memory or a connection against a slow or hostile client.
package struct Limits: Sendable {
  /// Bytes of a request's head; above it 431.
  package var head = 16 * 1024
  /// Bytes of a request's body; above it 413.
  package var body = 1024 * 1024
  /// Bytes of one WebSocket message, all fragments together; above it the close code 1009.
  package var message = 64 * 1024
  /// Bytes that wait to be sent on one connection; above it a stream's `write` suspends and a
  /// WebSocket's `send` returns false. While at most half of it waits, one message of any size is
  /// accepted.
  package var outBuffer = 1024 * 1024
  /// Connections at one time, WebSockets included. Above it a connection without a whole request
  /// is closed for the new one; when all have one, 503 at once.
  package var connections = 512
  /// Connections of one peer, WebSockets included. Above it as above `connections`.
  package var connectionsPerPeer = 64
  /// The peers without such a bound, by their `PeerName`: this machine, where every program and
  /// every browser has the same address. Add a proxy, whose visitors share its address.
  package var unboundedPeers = PeerName.loopback
  /// How long a head may take from its first byte (408), and a fresh connection may stay silent.
  package var headTimeout: Duration = .seconds(10)
  /// How long a body may take in all; then 408.
  package var bodyTimeout: Duration = .seconds(30)
  /// How long a client may take no byte of an answer that waits for it; then it is dropped.
  package var writeTimeout: Duration = .seconds(30)
  /// How long a connection may idle between two requests.
  package var keepAlive: Duration = .seconds(30)
  /// How often a silent WebSocket is pinged; whole seconds, at least one. Often enough for proxies
  /// that close what was silent for a minute; each ping wakes the process.
  package var webSocketPing: Duration = .seconds(40)
  /// How long a WebSocket may leave pings unanswered before it is dropped; whole seconds, more than
  /// between two pings.
  package var webSocketSilence: Duration = .seconds(85)
  /// Messages that a handler has not read yet; above it, or above 1 MB of them, reading stops.
  package var unreadMessages = 256

  /// The bounds the README names; change single ones afterwards.
  package init() {}
}

extension Duration {
  /// The time in whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
