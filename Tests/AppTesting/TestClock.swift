// A clock that moves only when told, for tests and previews.

import Synchronization

/// A clock whose time stands still until somebody advances it.
///
/// A test starts some work, waits for the work to go to sleep, and moves the time:
/// ```swift
/// let clock = ManualClock()
/// async let answer = client.data(for: request)
/// await clock.waitForSleeper(due: .seconds(10))
/// clock.advance(by: .seconds(10))
/// ```
public final class ManualClock: Clock, Sendable {
  /// A point in time, as far from the clock's own start.
  public struct Instant: InstantProtocol {
    /// Time since the clock was made.
    public let offset: Duration

    /// The instant this long after the clock was made.
    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (left: Instant, right: Instant) -> Bool {
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
    var watchers: [Watcher] = []

    mutating func takeSatisfiedWatchers() -> [Watcher] {
      let dues = sleepers.values.map(\.due)
      let satisfied = watchers.filter { $0.isSatisfied(dues) }
      watchers.removeAll { $0.isSatisfied(dues) }
      return satisfied
    }
  }

  private let state = Mutex(State())

  /// A clock that reads zero.
  public init() {}

  public var now: Instant {
    Instant(offset: state.withLock { $0.now })
  }

  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been advanced to `deadline`; throws `CancellationError` at once when cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (verdict, watchers) = state.withLock { state -> (Result<Void, any Error>?, [Watcher]) in
          // Asked under the lock: a cancellation that came before this line finds no sleeper to wake.
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

  /// Moves the time forward and wakes, in order, everyone whose time has come.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now += duration
      let due = state.sleepers.filter { $0.value.due <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.due < $1.due }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Returns once at least this many are asleep.
  public func waitForSleepers(_ count: Int) async {
    await wait { $0.count >= count }
  }

  /// Returns once somebody sleeps who is to wake exactly this long after the clock was made.
  public func waitForSleeper(due: Duration) async {
    await wait { $0.contains(due) }
  }

  private func wait(until isSatisfied: @escaping @Sendable ([Duration]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let already = state.withLock { state in
        if isSatisfied(state.sleepers.values.map(\.due)) { return true }
        state.watchers.append(Watcher(isSatisfied: isSatisfied, continuation: continuation))
        return false
      }
      if already { continuation.resume() }
    }
  }
}
