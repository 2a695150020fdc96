// Capacity for sockets, for threads that must not access the sessions.
import Synchronization

/// The number of browsers that may still connect, and the places reserved for sockets.
///
/// A socket is accepted before its browser names its page. Without reservations, a burst of sockets
/// would all be accepted for the last place, and all but one closed again.
final class Room: Sendable {
  private struct State {
    /// How many sessions may still get a connected browser.
    var free = Int.max
    /// The browsers with a connected session.
    var connected: Set<String> = []
    /// The places reserved for sockets that have not joined a session yet.
    var promised = 0
  }
  private let state = Mutex(State())

  /// Reserves a place for a socket of `browser`; nil when there is none.
  ///
  /// A connected browser needs none, because its old socket may be dead and not yet detected as
  /// such.
  func admission(for browser: String) -> Admission? {
    state.withLock {
      if $0.connected.contains(browser) { return Admission(in: nil) }
      guard $0.promised < $0.free else { return nil }
      $0.promised += 1
      return Admission(in: self)
    }
  }

  /// Whether there is a place for a browser that is not connected.
  var isOpen: Bool { state.withLock { $0.promised < $0.free } }

  /// Updates how many sessions may still get a browser, and which browsers are connected.
  func note(free: Int, connected: Set<String>) {
    state.withLock {
      $0.free = free
      $0.connected = connected
    }
  }

  /// A reserved place, held until the session counts as connected or the socket is gone.
  final class Admission: Sendable {
    private let room: Mutex<Room?>

    fileprivate init(in room: Room?) { self.room = Mutex(room) }

    deinit { end() }

    /// Releases the place; a second call does nothing.
    func end() {
      let room = room.withLock { $0.take() }
      room?.state.withLock { $0.promised -= 1 }
    }
  }
}
