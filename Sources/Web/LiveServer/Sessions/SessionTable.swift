// All sessions: found by token, bounded in number, closed when no browser comes back.
import Foundation
import WebServer

/// The open sessions.
@MainActor final class SessionTable {
  private var sessions: [String: Session] = [:]
  private let limits: SessionLimits
  private var sweeper: Task<Void, Never>?
  /// Sessions that ended since the heap was last trimmed.
  private var removedSinceTrim = 0
  /// Ended sessions after which the heap is trimmed: each leaves up to some megabytes.
  private static let removalsPerTrim = 8

  init(limits: SessionLimits) { self.limits = limits }

  func add(_ session: Session) {
    sessions[session.token] = session
    sweep(.now)
    guard sweeper == nil else { return }
    sweeper = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        // A cancelled wait ends the loop at its condition.
        try? await Task.sleep(for: .seconds(5))
        guard let self else { return }
        sweep(.now)
        trimHeap()
      }
    }
  }

  var count: Int { sessions.count }

  /// How many have a connected browser.
  var connected: Int { sessions.values.count { $0.socket != nil } }

  /// The session that `browser` calls `name`, of whatever edition, if it belongs to it.
  func session(_ name: String, of browser: String) -> Session? {
    guard let session = sessions[String(name.prefix { $0 != "." })], session.browser == browser
    else { return nil }
    return session
  }

  /// Whether one more session fits; closes one without a browser for it. Pages that no browser
  /// connected to are closed first, so that a flood of requests does not close the sessions of
  /// people who are disconnected for a moment.
  func hasRoom() -> Bool {
    if sessions.count < limits.sessions { return true }
    let idle = sessions.values.filter { $0.socket == nil }.min {
      ($0.hasConnected ? 1 : 0, $0.lastSeen) < ($1.hasConnected ? 1 : 0, $1.lastSeen)
    }
    guard let idle else { return false }
    remove(idle)
    return true
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
  }

  /// Gives memory back to the system when enough sessions ended, or the last one did.
  private func trimHeap() {
    guard removedSinceTrim >= (sessions.isEmpty ? 1 : Self.removalsPerTrim) else { return }
    removedSinceTrim = 0
    Heap.trim()
  }

  func closeAll() {
    sweeper?.cancel()
    for session in sessions.values { session.close() }
    sessions = [:]
  }
}
