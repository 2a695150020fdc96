// The waits of a download after a refusal, which a person may end.
import DataLayer
import Foundation
import Synchronization

/// Waits before the next request. ``end()`` ends a wait whose length the service has not stated.
final class DownloadWait: Sendable {
  private struct State {
    var sleeper: Task<Void, Never>?
    var isEnded = false
  }

  private let state = Mutex(State())
  private let clock: AnyClock

  /// The minimum wait, however often people ask for its end.
  static let least = Duration.seconds(1)

  /// Starts without a wait.
  init(_ clock: any Clock<Duration>) { self.clock = AnyClock(clock) }

  /// Waits for `time`, or until ``end()`` is called if it `mayEnd`.
  ///
  /// Throws `cancelled` of the service in a cancelled task.
  func wait(_ time: Duration, mayEnd: Bool) async throws(MenuError) {
    state.withLock { $0.isEnded = false }
    guard mayEnd, time > Self.least else { return try await sleep(time, mayEnd: false) }
    try await sleep(Self.least, mayEnd: false)
    try await sleep(time - Self.least, mayEnd: true)
  }

  /// Ends the wait at a person's request.
  func end() {
    let sleeper = state.withLock { state in
      state.isEnded = true
      return state.sleeper
    }
    sleeper?.cancel()
  }

  private func sleep(_ time: Duration, mayEnd: Bool) async throws(MenuError) {
    // It is cancelled when the wait ends early.
    let sleeper = Task<Void, Never> { [clock] in _ = await clock.sleep(time) }
    let isEnded = state.withLock { state in
      state.sleeper = mayEnd ? sleeper : nil
      return mayEnd && state.isEnded
    }
    if isEnded { sleeper.cancel() }
    await withTaskCancellationHandler {
      await sleeper.value
    } onCancel: {
      sleeper.cancel()
    }
    state.withLock { $0.sleeper = nil }
    if Task.isCancelled { throw .service(.cancelled) }
  }
}
