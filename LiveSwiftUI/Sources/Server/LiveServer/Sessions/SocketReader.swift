// The events of connected pages, read on the main actor without a task's turn for each.
import Dispatch
import Synchronization
import WebServer

/// Work for the main actor from the service thread: one hop for all that arrived meanwhile.
///
/// A task that waits for a message is resumed on a thread of the pool, which then enqueues it on
/// the main actor: two wake-ups an event. This takes one, and under load one for many events.
final class MainActorQueue: Sendable {
  private let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Runs `work` on the main actor, after what was posted before.
  func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = waiting.withLock {
      $0.append(work)
      return $0.count == 1
    }
    guard isFirst else { return }
    // The main queue is the main actor's executor.
    DispatchQueue.main.async { [self] in MainActor.assumeIsolated { run() } }
  }

  @MainActor private func run() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for work in all { work() }
  }
}

/// Reads the messages of one socket after its hello, in order, until the socket ends.
@MainActor final class SocketReader {
  /// The most messages of one page that are handled before those of others.
  private static let batch = 8

  private let socket: WebSocket
  private let session: Session
  private let server: LiveServer
  /// Whether a message waits because the session has used more than its share of the thread. Those
  /// after it stay unread.
  private var isHeld = false
  private var ended: CheckedContinuation<Void, Never>?

  init(_ socket: WebSocket, _ session: Session, server: LiveServer) {
    self.socket = socket
    self.session = session
    self.server = server
  }

  /// Returns once the socket has ended, or must not be read any more.
  func run() async {
    await withCheckedContinuation { ended in
      self.ended = ended
      let turns = server.mainQueue
      socket.whenReady { turns.post { self.read() } }
      read()
    }
  }

  private func read() {
    var hasEnded = false
    var count = 0
    while ended != nil, !isHeld {
      if count == Self.batch { return server.mainQueue.post { self.read() } }
      count += 1
      guard let next = socket.poll(hasEnded: &hasEnded) else { break }
      let wait = session.renderDebt.wait(now: server.site.clock.now())
      guard wait > .zero else {
        take(next.message, next.arrival)
        continue
      }
      isHeld = true
      Task {
        // A cancelled wait only ends sooner.
        try? await server.site.clock.sleep(wait)
        isHeld = false
        if ended != nil { take(next.message, next.arrival) }
        read()
      }
    }
    if hasEnded { end() }
  }

  private func take(_ message: WebSocket.Message, _ arrival: ContinuousClock.Instant) {
    guard case .text(let text) = message, let frame = Frame.read(text) else {
      server.refuse(socket, code: 1007, reason: "not of the wire's form")
      return end()
    }
    if !server.receive(frame, arrived: arrival, in: session, from: socket) { end() }
  }

  private func end() {
    socket.whenReady(nil)
    ended?.resume()
    ended = nil
  }
}
