// All sessions of the site: found by token, bounded in number, let go when nobody comes back.
import Foundation

/// Holds the sessions; lives on the main actor with them.
@MainActor final class SessionTable {
  private var sessions: [String: Session] = [:]
  private let limits: SessionLimits
  private var sweeper: Task<Void, Never>?

  init(limits: SessionLimits) { self.limits = limits }

  func add(_ session: Session) {
    sessions[session.token] = session
    sweep(.now)
    guard sweeper == nil else { return }
    sweeper = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        // A cancelled wait ends the loop at its condition.
        try? await Task.sleep(for: .seconds(5))
        self?.sweep(.now)
      }
    }
  }

  /// The session called `token`, if it belongs to `browser`.
  func session(_ token: String, of browser: String) -> Session? {
    guard let session = sessions[token], session.browser == browser else { return nil }
    return session
  }

  /// Whether one more fits; an idle one makes room.
  func hasRoom() -> Bool {
    if sessions.count < limits.sessions { return true }
    guard
      let idle = sessions.values.filter({ $0.socket == nil }).min(by: { $0.lastSeen < $1.lastSeen })
    else {
      return false
    }
    remove(idle)
    return true
  }

  /// Lets go of trees whose browser has not come (back): the browser's snapshot rebuilds them.
  func sweep(_ now: ContinuousClock.Instant) {
    for session in sessions.values where session.socket == nil {
      let patience = session.hasConversed ? limits.idle : limits.unclaimed
      if session.lastSeen.duration(to: now) > patience { remove(session) }
    }
  }

  private func remove(_ session: Session) {
    sessions[session.token] = nil
    session.close()
  }

  func closeAll() {
    sweeper?.cancel()
    for session in sessions.values { session.close() }
    sessions = [:]
  }
}
