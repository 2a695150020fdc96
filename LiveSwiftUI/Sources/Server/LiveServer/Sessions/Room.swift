// Capacity for sockets, for threads that must not access the sessions.
import Synchronization

/// The places for sockets: those of connected sessions, and those reserved for sockets that have
/// not joined a session yet.
///
/// A socket is accepted before its browser names its page. Without reservations, a burst of sockets
/// would all be accepted for the last place, and all but one closed again.
final class Room: Sendable {
  /// The most sockets that await their hello without a place of their own: of all guests together,
  /// and of each other address.
  static let repeatedLimit = 64

  private struct State {
    /// The places by visitor: the connected sessions, and the reservations.
    var connected: [PageVisitor: Int] = [:]
    var promised: [PageVisitor: Int] = [:]
    /// The browsers with a connected session.
    var browsers: Set<String> = []
    /// The sockets of such browsers that have not joined a session yet, by address.
    var repeated: [String: Int] = [:]

    /// How many places the visitors that `isMeant` names have.
    func count(_ isMeant: (PageVisitor) -> Bool) -> Int {
      [connected, promised].reduce(0) {
        $0 + $1.reduce(0) { isMeant($1.key) ? $0 + $1.value : $0 }
      }
    }
  }
  private let state = Mutex(State())
  private let limits: SessionLimits

  init(limits: SessionLimits) { self.limits = limits }

  /// Reserves a place for a socket of `visitor`; nil when there is none.
  ///
  /// A connected browser needs none, because its old socket may be dead and not yet detected as
  /// such. People with the code get the places of guests, whose pages then end.
  func admission(for visitor: PageVisitor) -> Admission? {
    state.withLock { state in
      if state.browsers.contains(visitor.browser) {
        let key = Self.repeatedKey(of: visitor)
        guard state.repeated[key, default: 0] < Self.repeatedLimit else { return nil }
        state.repeated[key, default: 0] += 1
        return Admission(in: self, visitor, isRepeated: true)
      }
      let isGuest = visitor.isGuest
      let address = state.count { $0.isGuest == isGuest && $0.address == visitor.address }
      guard address < limits.addressBound(of: visitor).pages,
        state.count({ $0.isGuest == isGuest }) < limits.bound(forGuests: isGuest).pages,
        !isGuest || state.count({ _ in true }) < limits.sessions
      else { return nil }
      state.promised[visitor, default: 0] += 1
      return Admission(in: self, visitor, isRepeated: false)
    }
  }

  /// Whether there is a place for a browser that is not connected, of a person with the code.
  var isOpen: Bool {
    state.withLock { $0.count { !$0.isGuest } < limits.sessions }
  }

  /// Updates which visitors have a connected session.
  func note(connected: [PageVisitor]) {
    state.withLock {
      $0.connected = connected.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      $0.browsers = Set(connected.map(\.browser))
    }
  }

  private static func repeatedKey(of visitor: PageVisitor) -> String {
    visitor.isGuest ? "guests" : visitor.address
  }

  private func end(_ visitor: PageVisitor, isRepeated: Bool) {
    state.withLock { state in
      if isRepeated {
        Self.release(Self.repeatedKey(of: visitor), in: &state.repeated)
      } else {
        Self.release(visitor, in: &state.promised)
      }
    }
  }

  private static func release<Key>(_ key: Key, in counts: inout [Key: Int]) {
    let left = counts[key, default: 0] - 1
    counts[key] = left > 0 ? left : nil
  }

  /// A reserved place, held until the session counts as connected or the socket is gone.
  final class Admission: Sendable {
    private let room: Mutex<Room?>
    private let visitor: PageVisitor
    private let isRepeated: Bool

    fileprivate init(in room: Room, _ visitor: PageVisitor, isRepeated: Bool) {
      self.room = Mutex(room)
      self.visitor = visitor
      self.isRepeated = isRepeated
    }

    deinit { end() }

    /// Releases the place; a second call does nothing.
    func end() {
      let room = room.withLock { $0.take() }
      room?.end(visitor, isRepeated: isRepeated)
    }
  }
}
