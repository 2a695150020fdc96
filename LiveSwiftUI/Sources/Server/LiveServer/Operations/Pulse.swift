// The check behind `/health`: whether the main thread still responds.
import Foundation
import Synchronization

/// Asks the main actor for a sign of life.
///
/// At most one probe is under way. Once it has been open for too long, every caller gets the answer
/// at once, so nobody waits for a hanging server.
final class Pulse: Sendable {
  /// The most callers that wait for a probe; further ones get true at once.
  static let waiters = 64

  private struct State {
    /// When the open probe was sent; nil when none is open.
    var asked: ContinuousClock.Instant?
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    var last = 0
  }

  private let clock: SessionClock
  /// How long the main actor may take to respond.
  private let patience: Duration
  private let state = Mutex(State())

  init(clock: SessionClock, patience: Duration) {
    self.clock = clock
    self.patience = patience
  }

  /// Whether the main actor responds in time.
  func beats() async -> Bool {
    let now = clock.now()
    let (mustAsk, left) = state.withLock { state in
      let mustAsk = state.asked == nil
      let asked = state.asked ?? now
      state.asked = asked
      return (mustAsk, patience - asked.duration(to: now))
    }
    if mustAsk { Task { @MainActor in answered() } }
    guard left > .zero else { return false }
    return await withCheckedContinuation { continuation in
      let known: Bool? = state.withLock { state in
        if state.asked == nil || state.waiting.count >= Self.waiters { return true }
        state.last += 1
        let number = state.last
        state.waiting[number] = continuation
        Task {
          // This task is never cancelled.
          try? await clock.sleep(left)
          give(up: number)
        }
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  private func answered() {
    let waiting = state.withLock { state in
      defer { (state.asked, state.waiting) = (nil, [:]) }
      return state.waiting.values
    }
    for each in waiting { each.resume(returning: true) }
  }

  private func give(up number: Int) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
  }
}
