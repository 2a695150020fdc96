// The detection of slow loads.
import Observation

/// Whether a load has taken a second or more.
@MainActor @Observable
final class SlowTimer {
  /// True from a second after ``start()`` until ``stop()``.
  private(set) var isSlow = false
  private let clock: any Clock<Duration>
  @ObservationIgnored private var timer: Task<Void, Never>?

  /// A timer that sleeps by `clock`.
  init(clock: any Clock<Duration>) { self.clock = clock }

  /// Starts the second anew for a load.
  func start() {
    timer?.cancel()
    timer = Task {
      // A cancelled wait means that the load ended or another one started.
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      isSlow = true
    }
  }

  /// Ends the timing of a load.
  func stop() {
    timer?.cancel()
    isSlow = false
  }
}
