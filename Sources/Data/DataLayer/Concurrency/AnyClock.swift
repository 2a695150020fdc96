// A clock of any kind with its instants taken away: what is left is "how long since the start" and "wait".

/// Lets policy code hold one concrete type while callers pass any clock that counts in `Duration`.
struct AnyClock: Sendable {
  /// Time since this timepiece was made.
  let now: @Sendable () -> Duration
  /// Waits, and answers whether the whole wait was had; `false` means the task was cancelled.
  let sleep: @Sendable (Duration) async -> Bool

  init(_ clock: any Clock<Duration>) {
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
  }
}
