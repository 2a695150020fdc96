// Getting onto the main actor at once when already there.
import Dispatch

/// A mark on the main queue, by which code finds out that it runs there.
///
/// On Linux the main queue moves to a worker thread once the program waits in it, so asking for the
/// main *thread* would say no on the main actor itself.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the caller runs on the main actor.
package var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

/// Runs `work` on the main actor: at once when the caller is there, else on its next turn.
package func onMainActor(_ work: @escaping @Sendable @MainActor () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}
