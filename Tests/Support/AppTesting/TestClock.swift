// A clock that a test advances.
import Synchronization

/// A clock whose time changes only when a test advances it.
///
/// A test starts some work, waits until the work sleeps, and advances the time:
/// ```swift
/// let clock = TestClock()
/// async let answer = client.data(for: request)
/// await clock.waitForSleeper(due: .seconds(10))
/// clock.advance(by: .seconds(10))
/// ```
package final class TestClock: Clock, Sendable {
  /// A point in time, by its distance from the start of the clock.
  package struct Instant: InstantProtocol {
    /// The time since the clock was made.
    package let offset: Duration

    /// The instant this long after the clock was made.
    package init(offset: Duration) {
      self.offset = offset
    }

    /// The instant later by `duration`.
    package func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this instant to another.
    package func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one instant is before another.
    package static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Sleeper {
    let due: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let isSatisfied: @Sendable ([Duration]) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Duration.zero
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var watchers: [Int: Watcher] = [:]

    mutating func takeSatisfiedWatchers() -> [Watcher] {
      let dues = sleepers.values.map(\.due)
      let satisfied = watchers.filter { $0.value.isSatisfied(dues) }
      for id in satisfied.keys { watchers[id] = nil }
      return Array(satisfied.values)
    }

    mutating func makeID() -> Int {
      nextID += 1
      return nextID
    }
  }

  private let state = Mutex(State())

  /// A clock that reads zero.
  package init() {}

  /// The current time of the clock.
  package var now: Instant {
    Instant(offset: state.withLock { $0.now })
  }

  /// The number of tasks that sleep by this clock.
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Zero: the clock measures any duration.
  package var minimumResolution: Duration { .zero }

  /// Sleeps until the clock was advanced to `deadline`; throws `CancellationError` when cancelled.
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (verdict, watchers) = state.withLock { state -> (Result<Void, any Error>?, [Watcher]) in
          // Checked under the lock, because the cancellation handler may have run already.
          if Task.isCancelled { return (.failure(CancellationError()), []) }
          if deadline.offset <= state.now { return (.success(()), []) }
          state.sleepers[id] = Sleeper(due: deadline.offset, continuation: continuation)
          return (nil, state.takeSatisfiedWatchers())
        }
        if let verdict { continuation.resume(with: verdict) }
        for watcher in watchers { watcher.continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the time and wakes the sleepers whose deadlines are reached, in order of deadline.
  package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now += duration
      let due = state.sleepers.filter { $0.value.due <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.due < $1.due }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Returns when at least this many callers sleep, or when the test runs out of time.
  package func waitForSleepers(_ count: Int) async {
    await wait { $0.count >= count }
  }

  /// Returns when a caller sleeps until exactly this long after the clock was made, or when the
  /// test runs out of time.
  package func waitForSleeper(due: Duration) async {
    await wait { $0.contains(due) }
  }

  private func wait(until isSatisfied: @escaping @Sendable ([Duration]) -> Bool) async {
    let id = state.withLock { $0.makeID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = state.withLock { state in
          // Checked under the lock, because the cancellation handler may have run already.
          if Task.isCancelled || isSatisfied(state.sleepers.values.map(\.due)) { return false }
          state.watchers[id] = Watcher(isSatisfied: isSatisfied, continuation: continuation)
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.watchers.removeValue(forKey: id) }?.continuation.resume()
    }
  }
}
