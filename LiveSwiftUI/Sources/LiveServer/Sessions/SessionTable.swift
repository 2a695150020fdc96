// All sessions: found by token, bounded in number, closed when no browser comes back.
import Foundation
import WebServer

/// The open sessions.
@MainActor final class SessionTable {
  private var sessions: [String: Session] = [:]
  private var pages: PageLimiter
  private let clock: SessionClock
  private let limits: SessionLimits
  /// Whether a socket finds room; any thread may ask.
  nonisolated let room = Room()
  private var sweeper: Task<Void, Never>?
  /// Sessions that ended since the heap was last trimmed.
  private var removedSinceTrim = 0
  /// The browsers that signed out last, the latest last.
  private var signedOut: [String] = []
  /// How many of them are remembered.
  private static let signedOutLimit = 1_000
  /// Ended sessions after which the heap is trimmed: each leaves up to some megabytes.
  private static let removalsPerTrim = 8

  init(limits: SessionLimits, clock: SessionClock = SessionClock()) {
    self.limits = limits
    self.clock = clock
    pages = PageLimiter(limits: limits)
  }

  func add(_ session: Session) {
    sessions[session.token] = session
    sweep(.now)
    noteRoom()
    guard sweeper == nil else { return }
    sweeper = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        // A cancelled wait ends the loop at its condition.
        try? await Task.sleep(for: .seconds(5))
        guard let self else { return }
        sweep(.now)
        noteRoom()
        trimHeap()
      }
    }
  }

  var count: Int { sessions.count }

  /// How many have a connected browser.
  var connected: Int { sessions.values.count { $0.socket != nil } }

  /// Whether every session that may be open has a connected browser; others make room.
  var isFull: Bool { connected >= limits.sessions }

  /// The session that `browser` calls `name`, of whatever edition, if it belongs to it.
  func session(_ name: String, of browser: String) -> Session? {
    guard let session = sessions[String(name.prefix { $0 != "." })], session.browser == browser
    else { return nil }
    return session
  }

  /// Counts one more page of `browser`, which is nil without a cookie. Throws when it or its peer
  /// asks too often.
  func takePage(for browser: String?, from peer: String) throws(SessionRefusal) {
    guard pages.take(browser: browser, peer: peer, now: clock.now()) else { throw .tooManyPages }
  }

  /// Makes room for one more session of `browser`, which is nil without a cookie. Throws when every
  /// session that could be closed for it has a connected browser.
  func makeRoom(for browser: String?) throws(SessionRefusal) {
    let own = sessions.values.filter { $0.browser == browser }
    if own.count >= limits.sessionsPerBrowser {
      guard let idle = Self.mostIdle(own) else { throw .tooManyPages }
      remove(idle)
    }
    if sessions.count < limits.sessions { return }
    guard let idle = Self.mostIdle(Array(sessions.values)) else { throw .noRoom }
    remove(idle)
  }

  /// The session to close first. Pages that no browser connected to come first, then those that
  /// nobody used. So a flood of requests or of hellos does not close the sessions of people who are
  /// disconnected for a moment.
  private static func mostIdle(_ sessions: [Session]) -> Session? {
    func rank(_ session: Session) -> Int {
      session.wasUsed ? 2 : session.hasConnected ? 1 : 0
    }
    return sessions.filter { $0.socket == nil && !$0.isAwaited }.min {
      (rank($0), $0.lastSeen) < (rank($1), $1.lastSeen)
    }
  }

  /// Closes sessions whose browser has not connected in time; the browser's snapshot rebuilds them.
  func sweep(_ now: ContinuousClock.Instant) {
    for session in sessions.values where session.socket == nil {
      let patience = session.hasConnected ? limits.idle : limits.unclaimed
      if session.lastSeen.duration(to: now) > patience { remove(session) }
    }
  }

  /// Closes a session and removes it.
  func remove(_ session: Session) {
    sessions[session.token] = nil
    session.close()
    removedSinceTrim += 1
    noteRoom()
  }

  /// Notes whether there is room; to be called whenever a browser connects or leaves.
  func noteRoom() {
    let connected = sessions.values.filter { $0.socket != nil }
    room.note(free: limits.sessions - connected.count, connected: Set(connected.map(\.browser)))
  }

  /// Closes all sessions of a browser that signs out; their sockets close.
  func removeAll(of browser: String) {
    signedOut.append(browser)
    if signedOut.count > Self.signedOutLimit { signedOut.removeFirst() }
    for session in sessions.values where session.browser == browser { remove(session) }
  }

  /// Whether a browser of this name signed out. Another tab may come again with its old cookies
  /// before the browser has deleted them; whoever signs in again has a new name.
  func hasSignedOut(_ browser: String) -> Bool { signedOut.contains(browser) }

  /// Gives memory back to the system when enough sessions ended, or the last one did.
  private func trimHeap() {
    guard removedSinceTrim >= (sessions.isEmpty ? 1 : Self.removalsPerTrim) else { return }
    removedSinceTrim = 0
    Heap.trim()
  }

  /// Closes every browser's socket with 1012, after what is queued for it. The sessions stay.
  func sendAway() {
    for session in sessions.values { session.sendAway() }
  }

  func closeAll() {
    sweeper?.cancel()
    for session in sessions.values { session.close() }
    sessions = [:]
  }
}

/// Why a page or a hello is refused; the raw value is the reason in the close frame.
enum SessionRefusal: String, Error {
  case noSuchPage = "no such page"
  case noRoom = "too many people"
  case tooManyPages = "too many pages"
  case endsProcess = "ended the server"
  case tooManyWholePages = "too many whole pages"
}
