// Getting onto the main actor at once when already there.
import Foundation
import Synchronization

/// Runs `work` on the main actor: at once when the caller is on the main thread, else on its next turn.
package func onMainActor(_ work: @escaping @Sendable @MainActor () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}

/// A bit that can be raised once, from any thread.
final class Flag: Sendable {
  private let bit = Atomic(false)

  var isRaised: Bool { bit.load(ordering: .acquiring) }

  func raise() { bit.store(true, ordering: .releasing) }
}
