// The time as views see it; tests use their own.
import Foundation
import Limits

/// A clock: the current time, and delayed calls.
package struct TreeClock {
  /// The current time.
  package var now: @MainActor () -> Date = { Date() }
  /// Runs `work` after this many seconds, a day at most. Returns a closure that cancels it.
  package var wait:
    @MainActor (_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void)
      -> @MainActor () -> Void = { seconds, work in
        let task = Task { @MainActor in
          // A cancelled sleep throws, and then there is nothing to do. A cancellation between its
          // end and this line does not throw, hence the second check.
          guard (try? await Task.sleep(for: .bounded(seconds: seconds))) != nil, !Task.isCancelled
          else { return }
          work()
        }
        return { task.cancel() }
      }

  /// The system clock.
  package init() {}
}
