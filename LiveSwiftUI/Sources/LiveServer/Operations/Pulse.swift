// Whether the main thread still does its work: what `/health` answers from.
import Foundation
import Synchronization

/// Asks the main actor for a sign of life.
///
/// One question is under way at a time, however many ask. Once it has been open for too long,
/// everybody gets the answer at once, so a hanging server is not asked to wait.
final class Pulse: Sendable {
  /// How many may wait for its answer; more are told what is known.
  static let waiters = 64

  private struct State {
    /// Since when a question is open; nil when none is.
    var asked: ContinuousClock.Instant?
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    var last = 0
  }

  private let clock: SessionClock
  /// How long the main actor may take to answer.
  private let patience: Duration
  private let state = Mutex(State())

  init(clock: SessionClock, patience: Duration) {
    self.clock = clock
    self.patience = patience
  }

  /// Whether the main actor answers in time.
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
          // Nobody cancels it.
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
