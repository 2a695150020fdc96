// Waiting for something observed to become true, without a clock.
import Observation

/// Returns as soon as `condition` holds; it may read only what is observed.
@MainActor
func until(_ condition: @MainActor () -> Bool) async {
  while true {
    var holds = false
    await withCheckedContinuation { continuation in
      withObservationTracking {
        holds = condition()
      } onChange: {
        // Called before the change: the main actor is free again only after it.
        continuation.resume()
      }
      if holds { continuation.resume() }
    }
    if holds { return }
  }
}
