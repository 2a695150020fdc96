// The limits that keep a client from exhausting the server.

/// The limits of one server. Each protects memory or a connection from a slow or hostile client.
package struct Limits: Sendable {
  /// The most bytes of a request's head; above it 431.
  package var head = 16 * 1024
  /// The most bytes of the body of a request, of which it gets the head; above it 413. Called on
  /// the service thread, before the body is read.
  package var body: @Sendable (Request) -> Int = { _ in 1024 * 1024 }
  /// The most bytes of all bodies that arrive or are handled. Above it the body that started to
  /// arrive first is refused with 503: a client that holds one back is older than others.
  package var bodies = 32 * 1024 * 1024
  /// The most bytes of a WebSocket message with all its fragments; above it the close code 1009.
  package var message = 64 * 1024
  /// The most bytes that wait to be sent on one connection. Above it a stream's `write` suspends
  /// and a WebSocket's `send` returns false. While at most half of it waits, one message of any
  /// size is accepted.
  package var outBuffer = 1024 * 1024
  /// The most connections at one time, WebSockets included. Beyond it a connection without a
  /// complete request is closed for the new one; when every connection has one, the new one gets
  /// 503.
  package var connections = 512
  /// The most connections of one peer, WebSockets included. Beyond it as beyond `connections`.
  package var connectionsPerPeer = 64
  /// The peers without that limit, by their `PeerName`: this machine, because all its programs and
  /// browsers share one address. Add a proxy, because all its visitors share its address.
  package var unboundedPeers = PeerName.loopback
  /// The time for a head from its first byte (else 408), and for a new connection to send anything.
  package var headTimeout: Duration = .seconds(10)
  /// The time for a whole body, prolonged by its bytes at `bodyRate`; else 408.
  package var bodyTimeout: Duration = .seconds(30)
  /// The bytes of a body that prolong its time by a second: 32 kbit/s, as on the slowest phones.
  package var bodyRate = 4096
  /// The time in which a client must take a byte of a waiting response; else it is dropped.
  package var writeTimeout: Duration = .seconds(30)
  /// The time that a connection may idle between two requests.
  package var keepAlive: Duration = .seconds(30)
  /// The interval at which a silent WebSocket is pinged, in whole seconds, at least one. It is
  /// short enough for proxies that close a connection after a silent minute; each ping wakes the
  /// process.
  package var webSocketPing: Duration = .seconds(40)
  /// The time without an answer to pings after which a WebSocket is dropped, in whole seconds,
  /// longer than `webSocketPing`.
  package var webSocketSilence: Duration = .seconds(85)
  /// The most unread messages of a handler. Above it, or above 1 MB of them, reading pauses.
  package var unreadMessages = 256

  /// The limits that the README names. Change single ones afterwards.
  package init() {}
}

extension Duration {
  /// The time in whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
