// Any clock, reduced to the time since its start and to waiting.

/// Any clock that counts in `Duration`, without its instant type.
package struct AnyClock: Sendable {
  /// The time since this value was made.
  package let now: @Sendable () -> Duration
  /// Waits. Returns false when the task is cancelled before the whole time has passed.
  package let sleep: @Sendable (Duration) async -> Bool
  /// How often the process has stood still; nil for a clock that runs on meanwhile.
  package let standstills: (@Sendable () -> Int)?

  /// The clock, whose time starts now.
  package init(_ clock: any Clock<Duration>) {
    self.init(opened: clock)
  }

  private init<C: Clock<Duration>>(opened clock: C) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { wait in
      do {
        try await clock.sleep(until: clock.now.advanced(by: wait), tolerance: nil)
        return true
      } catch {
        return false
      }
    }
    if let running = clock as? RunningClock {
      standstills = { running.standstills }
    } else {
      standstills = nil
    }
  }
}
