// What the service thread knows of one plain HTTP connection.
import CWebServer

/// One HTTP connection: where it stands in the request it reads or the answer it sends.
final class HTTPConnection {
  enum Phase {
    /// Waiting for a head, or in the middle of one.
    case head
    /// In the middle of a body.
    case body(RequestHead, RequestBody)
    /// A handler is running.
    case handling
    /// An answer is being sent.
    case sending(SerializedResponse)
    /// The answer is sent. Bytes that still come are read and discarded, because closing with
    /// unread bytes sends a reset that can overtake the answer.
    case lingering
  }

  let id: UInt64
  let descriptor: Int32
  let peer: String
  /// The name that the bound for each peer counts by.
  let peerName: String
  /// Whether the bounds count it; false for one that is only told 503.
  var isCounted = true
  /// Since when no whole request has come, in milliseconds of the monotonic clock.
  var waitingSince: Int64
  var phase = Phase.head
  /// Bytes that were received and not read as a request yet.
  var input = InputBuffer()
  /// Bytes of line ends that came before the present head.
  var lineEnds = 0
  /// Bytes that wait for the kernel, and how many of them it has taken.
  var output: [UInt8] = []
  var taken = 0
  /// Bytes of `output` that came through the queue and are still counted there.
  var counted = 0
  var queue: WriteQueue?
  /// Whether the first byte of the present head has come; its time runs from there.
  var hasStarted = false
  /// The number of the task that answers.
  var handler: UInt64 = 0
  /// When `expired` is due, in milliseconds of the monotonic clock.
  var deadline: Int64
  var watched: Int32 = 0

  /// A connection that was just accepted; `patience` is how long it may stay silent.
  init(id: UInt64, descriptor: Int32, peer: String, now: Int64, patience: Int64) {
    self.id = id
    self.descriptor = descriptor
    self.peer = peer
    peerName = PeerName.of(peer)
    waitingSince = now
    deadline = now + patience
  }

  /// Whether it can be closed now without losing a request or an answer.
  var isIdle: Bool {
    switch phase {
    case .head: input.isEmpty && output.isEmpty
    case .lingering: true
    case .body, .handling, .sending: false
    }
  }

  /// Appends bytes to those that wait.
  func append(_ bytes: [UInt8]) {
    if output.isEmpty { output = bytes } else { output.append(contentsOf: bytes) }
  }

  enum Progress { case done, blocked, failed }

  /// Gives the bytes in `output` to the kernel; `more` says that other bytes follow at once.
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
