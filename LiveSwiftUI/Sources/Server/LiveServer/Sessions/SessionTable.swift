// All sessions: found by token, limited in number, closed when their browser does not return.
import Foundation
import SwiftUI
import WebServer

/// The open sessions.
@MainActor final class SessionTable {
  private(set) var sessions: [String: Session] = [:]
  private var pages: PageLimiter
  private let clock: SessionClock
  var limits: SessionLimits
  /// Whether a socket can be accepted; callable from any thread.
  nonisolated let room: Room
  private var sweeper: Task<Void, Never>?
  /// Sessions that ended since the heap was last trimmed.
  private var removedSinceTrim = 0
  /// The number of ended sessions after which the heap is trimmed: each leaves up to some
  /// megabytes.
  private static let removalsPerTrim = 8

  init(limits: SessionLimits, clock: SessionClock = SessionClock()) {
    self.limits = limits
    self.clock = clock
    pages = PageLimiter(limits: limits)
    room = Room(limits: limits)
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
        keepWithinMemory()
        noteRoom()
        trimHeap()
      }
    }
  }

  var count: Int { sessions.count }

  /// The number of sessions with a connected browser.
  var connected: Int { sessions.values.count { $0.socket != nil } }

  /// Whether every allowed session has a connected browser of a person with the code; any other
  /// could be closed for a new one.
  var isFull: Bool { sessions.values.count { $0.socket != nil && !$0.isGuest } >= limits.sessions }

  /// The session that `browser` calls `name`, in any edition; nil if it belongs to another browser.
  func session(_ name: String, of browser: String) -> Session? {
    guard let session = sessions[String(name.prefix { $0 != "." })], session.browser == browser
    else { return nil }
    return session
  }

  /// Counts a page of `browser`, nil for one without a cookie. Throws when the browser or its peer
  /// requests pages too often.
  func takePage(for browser: String?, from peer: String) throws(SessionRefusal) {
    guard pages.take(browser: browser, peer: peer, now: clock.now()) else { throw .tooManyPages }
  }

  /// Closes sessions whose browser has been away too long; a returning browser's snapshot rebuilds
  /// them.
  func sweep(_ now: ContinuousClock.Instant) {
    for session in sessions.values where session.socket == nil {
      let patience = session.use.hasConnected ? limits.idle : limits.unclaimed
      if session.use.lastSeen.duration(to: now) > patience { remove(session) }
    }
  }

  /// Closes a session and removes it.
  func remove(_ session: Session) {
    sessions[session.token] = nil
    session.close()
    removedSinceTrim += 1
    noteRoom()
  }

  /// Updates the capacity; to be called whenever a browser connects or leaves.
  func noteRoom() {
    room.note(connected: sessions.values.filter { $0.socket != nil }.map(\.visitor))
  }

  /// Closes the sessions and the sockets of a browser that signs out.
  func removeAll(of browser: String) {
    for session in sessions.values where session.browser == browser { remove(session) }
  }

  /// Returns memory to the system when enough sessions have ended, or when the last one has.
  private func trimHeap() {
    guard removedSinceTrim >= (sessions.isEmpty ? 1 : Self.removalsPerTrim) else { return }
    removedSinceTrim = 0
    Heap.trim()
  }

  /// Renders again what shows one of the pictures at these addresses, without their versions.
  func picturesChanged(at paths: Set<String>) {
    for session in sessions.values { session.tree.picturesChanged(at: paths) }
  }

  /// Closes every browser's socket with 1012 once its queue is sent. The sessions stay.
  func sendAway() {
    for session in sessions.values { session.sendAway() }
  }

  func closeAll() {
    sweeper?.cancel()
    for session in sessions.values { session.close() }
    sessions = [:]
  }
}

/// The reason why a page or a hello is refused; the raw value is sent in the close frame.
enum SessionRefusal: String, Error {
  case noSuchPage = "no such page"
  case noRoom = "too many people"
  case tooManyPages = "too many pages"
  case endsProcess = "ended the server"
  case tooManyWholePages = "too many whole pages"
  case codeNeeded = "access code needed"
}
