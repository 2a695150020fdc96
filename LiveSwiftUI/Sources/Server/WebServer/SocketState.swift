// The service thread's state of one WebSocket.
import CWebServer

/// The state of one WebSocket that only the service thread uses.
final class SocketState {
  enum Phase {
    case open
    /// The close frame is queued, and the peer's is awaited until this time.
    case closing(until: Int64)
    /// Both sides are done, and the last bytes are on their way. A peer that broke the protocol may
    /// still be sending; its bytes are read and discarded, because closing with unread bytes sends
    /// a reset that can overtake the close frame.
    case ending(until: Int64, isLingering: Bool)
  }

  let socket: WebSocket
  let writer: SocketWriter
  let descriptor: Int32
  var frames: FrameReader
  var phase = Phase.open
  /// When bytes last arrived, in milliseconds of the monotonic clock.
  var lastReceived: Int64
  /// Whether a ping was sent since then.
  var isPinged = false
  /// Whether the handler has too many unread messages.
  var isPaused = false
  /// Whether bytes wait until the socket is writable.
  var isBlocked = false
  /// The events that the epoll set reports.
  var watched = CWS_READ

  init(
    _ socket: WebSocket, _ writer: SocketWriter, descriptor: Int32, limit: Int, now: Int64
  ) {
    self.socket = socket
    self.writer = writer
    self.descriptor = descriptor
    frames = FrameReader(limit: limit)
    lastReceived = now
  }
}
