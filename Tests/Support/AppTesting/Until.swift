// Waiting for something observed to become true, without a clock.
import Observation
import Synchronization

/// Returns as soon as `condition` holds; it may read only what is observed.
@MainActor
package func until(_ condition: @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      // The main actor is not left between the check above and this one, so no change is missed.
      let waiting = Mutex<CheckedContinuation<Void, Never>?>(continuation)
      _ = withObservationTracking(condition) {
        // Called before the change; the main actor is free again only after it.
        waiting.withLock { $0.take() }?.resume()
      }
    }
  }
}
