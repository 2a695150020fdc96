// The listener for the changes of all processes, with its own connection and thread.
import DataLayer
import Foundation
import Glibc
import Synchronization

/// Receives the notifications of a database while they have readers, and passes them to all
/// readers.
///
/// It connects for the first reader, and reconnects a second after a lost connection.
final class ChangeListener: Sendable {
  private struct State {
    var isStopped = false
    /// The end of the pipe that is closed to wake the thread.
    var pipe: Int32 = -1
    var isRunning = false
    /// Whether the connection is listening, so that a new reader has missed nothing.
    var isListening = false
  }

  /// The most changes that wait for a reader.
  static let waiting = 1_000

  private let address: PostgreSQLAddress
  private let options: PostgreSQLOptions
  private let state = Mutex(State())
  private let readers = Broadcast<StoreChange>(waiting: waiting)
  /// The read end of the pipe. Its write end is closed when the thread should end.
  private let wake: Int32

  init(_ address: PostgreSQLAddress, _ options: PostgreSQLOptions) {
    self.address = address
    self.options = options
    var ends: [Int32] = [-1, -1]
    // Without descriptors the thread ends with its next notification.
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wake = ends[0]
    state.withLock { $0.pipe = ends[1] }
  }

  deinit {
    stop()
    close(wake)
  }

  func changes() -> AsyncStream<StoreChange> {
    let (changes, begins) = state.withLock { state in
      if state.isStopped { return (AsyncStream<StoreChange> { $0.finish() }, false) }
      defer { state.isRunning = true }
      return (readers.values(first: state.isListening ? .anything : nil), !state.isRunning)
    }
    if begins {
      let thread = Thread { self.listen() }
      thread.name = "postgresql changes"
      thread.start()
    }
    return changes
  }

  /// Ends the thread and all streams.
  func stop() {
    let pipe = state.withLock { state in
      defer { (state.isStopped, state.pipe) = (true, -1) }
      return state.pipe
    }
    readers.finish()
    // The closed end makes the other end readable.
    if pipe >= 0 { close(pipe) }
  }

  private func listen() {
    while !state.withLock({ $0.isStopped }) {
      do throws(DatabaseError) {
        try hear()
      } catch {
        // The database's other connections report the reason.
        state.withLock { $0.isListening = false }
        var stop = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
        _ = poll(&stop, 1, Int32(clamping: Int(options.pause / .milliseconds(1))))
      }
    }
  }

  private func hear() throws(DatabaseError) {
    let connection = try PostgreSQLConnection(address, options)
    try connection.run("LISTEN tapas")
    state.withLock { $0.isListening = true }
    notify(.anything)
    while !state.withLock({ $0.isStopped }) {
      for payload in try connection.notifications(orUntil: wake) {
        if let change = StoreChange(payload: payload) { notify(change) }
      }
    }
  }

  private func notify(_ change: StoreChange) {
    // A reader that missed one reads everything again.
    readers.send(change, missed: .anything)
  }
}
