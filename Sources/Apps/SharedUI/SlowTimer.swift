// Tells when a load takes long.
import Observation

/// Whether a load has taken a second or more.
@MainActor @Observable
public final class SlowTimer {
  /// True from a second after ``start()`` until ``stop()``.
  public private(set) var isSlow = false
  private let clock: any Clock<Duration>
  @ObservationIgnored private var timer: Task<Void, Never>?

  /// A timer that sleeps by `clock`.
  public init(clock: any Clock<Duration>) { self.clock = clock }

  /// A load begins: the second begins anew.
  public func start() {
    timer?.cancel()
    timer = Task {
      // Cancelled means that the load ended or another began.
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      isSlow = true
    }
  }

  /// The load has ended.
  public func stop() {
    timer?.cancel()
    isSlow = false
  }
}
