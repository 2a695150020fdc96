// Waiting for something observed to become true, without a clock.
import Observation
import Synchronization

/// Returns as soon as `condition` is true, or when the test runs out of time; `condition` may read
/// only what is observed.
@MainActor
package func until(_ condition: @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled {
    let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The main actor is not left between the check above and this one, so no change is missed.
        waiting.withLock { $0 = continuation }
        _ = withObservationTracking(condition) {
          // Called before the change; the main actor is free again only after it.
          waiting.withLock { $0.take() }?.resume()
        }
        if Task.isCancelled { waiting.withLock { $0.take() }?.resume() }
      }
    } onCancel: {
      waiting.withLock { $0.take() }?.resume()
    }
  }
}
