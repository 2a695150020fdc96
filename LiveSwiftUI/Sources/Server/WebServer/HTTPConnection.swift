// The service thread's state of one plain HTTP connection.
import CWebServer

/// An HTTP connection and its position in the request it reads or the response it sends.
final class HTTPConnection {
  enum Phase {
    /// Waiting for a head, or reading one.
    case head
    /// Reading a body.
    case body(RequestHead, RequestBody)
    /// A handler is running.
    case handling
    /// Sending a response.
    case sending(SerializedResponse)
    /// The response is sent. Bytes that still arrive are read and discarded, because closing with
    /// unread bytes sends a reset that can overtake the response.
    case lingering
  }

  let id: UInt64
  let descriptor: Int32
  let peer: String
  /// The key of the limit for each peer.
  let peerName: String
  /// Whether it counts towards the limits; false for a connection that only gets a 503.
  var isCounted = true
  /// When the wait for a complete request started, in milliseconds of the monotonic clock.
  var waitingSince: Int64
  var phase = Phase.head
  /// The bytes received and not yet parsed as a request.
  var input = InputBuffer()
  /// When the current body started, in milliseconds of the monotonic clock, and its bytes so far.
  var bodySince: Int64 = 0
  var bodyBytes = 0
  /// The bytes of line ends before the current head.
  var lineEnds = 0
  /// The bytes that wait for the kernel, and how many of them it has taken.
  var output: [UInt8] = []
  var taken = 0
  /// The bytes of `output` that came through the queue and still count there.
  var counted = 0
  var queue: WriteQueue?
  /// Whether the first byte of the current head has arrived; the head's timeout runs from there.
  var hasStarted = false
  /// The number of the handler's task.
  var handler: UInt64 = 0
  /// When `expired` is due, in milliseconds of the monotonic clock.
  var deadline: Int64
  var watched: Int32 = 0

  /// A newly accepted connection; `patience` is how long it may stay silent.
  init(id: UInt64, descriptor: Int32, peer: String, now: Int64, patience: Int64) {
    self.id = id
    self.descriptor = descriptor
    self.peer = peer
    peerName = PeerName.of(peer)
    waitingSince = now
    deadline = now + patience
  }

  /// Whether it can be closed now without losing a request or a response.
  var isIdle: Bool {
    switch phase {
    case .head: input.isEmpty && output.isEmpty
    case .lingering: true
    case .body, .handling, .sending: false
    }
  }

  /// Appends bytes to `output`.
  func append(_ bytes: [UInt8]) {
    if output.isEmpty { output = bytes } else { output.append(contentsOf: bytes) }
  }

  enum Progress { case done, blocked, failed }

  /// Gives the bytes in `output` to the kernel; `more` means that other bytes follow at once.
  func sendOutput(more: Bool) -> Progress {
    while taken < output.count {
      let count = output.withUnsafeBytes {
        cws_send(descriptor, $0.baseAddress! + taken, $0.count - taken, more ? 1 : 0)
      }
      if count == CWS_BLOCKED { return .blocked }
      if count <= 0 { return .failed }
      taken += count
    }
    output = []
    taken = 0
    queue?.sent(counted)
    counted = 0
    return .done
  }
}
