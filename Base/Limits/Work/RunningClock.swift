// A clock that stands still while the process does.
import Synchronization

/// A clock that counts only the time in which the process runs, for limits on how long others may
/// take.
///
/// iOS suspends an app that a person leaves. Meanwhile its sockets die, and `ContinuousClock` runs
/// on, as does `SuspendingClock` unless the device sleeps. This clock is read every half second
/// while a task sleeps by it. A far longer time between two readings is a standstill and counts as
/// half a second. So does a time in which no task sleeps by it.
package final class RunningClock: Clock, Sendable {
  /// A point in time, by the time that the process has run since the clock was made.
  package struct Instant: InstantProtocol {
    let offset: Duration

    /// The instant after the process has run for `duration` more.
    package func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time that the process runs from this instant to another.
    package func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one instant is before another.
    package static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  /// The time between two readings.
  package static let tick = Duration.milliseconds(500)
  /// The longest time between two readings that is no standstill; a busy machine wakes tasks late.
  static let longestTick = Duration.seconds(2)

  private struct State {
    var ran = Duration.zero
    var readAt: Duration
    var standstills = 0
  }

  private let real: AnyClock
  private let state: Mutex<State>

  /// A clock that reads zero, and is read by `real`.
  package init(over real: any Clock<Duration> = ContinuousClock()) {
    self.real = AnyClock(real)
    state = Mutex(State(readAt: self.real.now()))
  }

  /// The time that the process has run.
  package var now: Instant { Instant(offset: read().ran) }

  /// How often the process has stood still.
  package var standstills: Int { read().standstills }

  /// A tick: a standstill of less is not noticed.
  package var minimumResolution: Duration { Self.tick }

  /// Sleeps until the process has run until `deadline`; throws `CancellationError` when cancelled.
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while true {
      let rest = deadline.offset - read().ran
      guard rest > .zero else { return try Task.checkCancellation() }
      guard await real.sleep(min(rest, Self.tick)) else { throw CancellationError() }
    }
  }

  private func read() -> State {
    state.withLock { state in
      let now = real.now()
      let passed = now - state.readAt
      let stoodStill = passed > Self.longestTick
      state.ran += stoodStill ? Self.tick : passed
      state.standstills += stoodStill ? 1 : 0
      state.readAt = now
      return state
    }
  }
}
