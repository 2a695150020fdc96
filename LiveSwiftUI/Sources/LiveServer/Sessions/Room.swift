// Whether a socket finds room, for threads that may not look at the sessions.
import Synchronization

/// How many more browsers may connect, and to whom of them that was promised.
///
/// A socket is let in before its browser says which page it has. Without promises a burst of
/// sockets would all be let in for the last free place, and all but one be closed again.
final class Room: Sendable {
  private struct State {
    /// How many sessions may still get a connected browser.
    var free = Int.max
    /// The browsers that have a connected session.
    var connected: Set<String> = []
    /// The places of sockets that have not joined a session yet.
    var promised = 0
  }
  private let state = Mutex(State())

  /// A place for a socket of `browser`; nil when there is none.
  ///
  /// Who is connected needs none: the old socket may be dead without anybody having noticed.
  func place(for browser: String) -> Place? {
    state.withLock {
      if $0.connected.contains(browser) { return Place(in: nil) }
      guard $0.promised < $0.free else { return nil }
      $0.promised += 1
      return Place(in: self)
    }
  }

  /// Whether there is a place for somebody who is not connected.
  var isOpen: Bool { state.withLock { $0.promised < $0.free } }

  /// Notes how many sessions may still get a browser, and which browsers are connected.
  func note(free: Int, connected: Set<String>) {
    state.withLock {
      $0.free = free
      $0.connected = connected
    }
  }

  /// A promise of room, until the session counts as connected or the socket is gone.
  final class Place: Sendable {
    private let room: Mutex<Room?>

    fileprivate init(in room: Room?) { self.room = Mutex(room) }

    deinit { end() }

    /// Gives the promise back; a second call does nothing.
    func end() {
      let room = room.withLock { $0.take() }
      room?.state.withLock { $0.promised -= 1 }
    }
  }
}
