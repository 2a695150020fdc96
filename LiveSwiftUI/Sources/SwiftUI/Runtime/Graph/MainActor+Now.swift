// Running code on the main actor, at once where the caller is already on it.
import Dispatch

/// A marker on the main queue, by which code detects that it runs there.
///
/// On Linux the main queue moves to a worker thread once the program waits in it, so a check for
/// the main *thread* would fail on the main actor itself.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the caller runs on the main actor.
package var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

/// Runs `work` on the main actor: at once if the caller is already there, otherwise in a new task.
package func onMainActor(_ work: @escaping @Sendable @MainActor () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}
