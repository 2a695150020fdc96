// A log that clients cannot fill.
import Synchronization

/// Passes lines on, but only some within a minute: a machine without descriptors would otherwise
/// write one for each connection that it cannot take.
final class LogLimit: Sendable {
  /// The most lines within a minute.
  static let limit = 10

  private let state: Mutex<(since: ContinuousClock.Instant, count: Int)>
  private let log: @Sendable (String) -> Void

  /// A limit on what is passed to `log`.
  init(_ log: @escaping @Sendable (String) -> Void, now: ContinuousClock.Instant = .now) {
    self.log = log
    state = Mutex((now, 0))
  }

  /// Logs a line, unless there were too many.
  func callAsFunction(_ line: String, at now: ContinuousClock.Instant = .now) {
    let count = state.withLock { state in
      if state.since.duration(to: now) >= .seconds(60) { state = (now, 0) }
      state.count += 1
      return state.count
    }
    if count <= Self.limit { log(line) }
    if count == Self.limit { log("further lines are left out for up to a minute") }
  }
}
