// The time as views see it; tests have one of their own.
import Foundation

/// What time it is, and how to be called later.
package struct TreeClock {
  /// The time now.
  package var now: @MainActor () -> Date = { Date() }
  /// Runs `work` after so many seconds, a day at most; what it returns calls that off.
  package var wait:
    @MainActor (_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void)
      -> @MainActor () -> Void = { seconds, work in
        let task = Task { @MainActor in
          // What is called off throws, and then there is nothing to do.
          // Called off between its end and this line, it throws no more.
          guard (try? await Task.sleep(for: .bounded(seconds: seconds))) != nil, !Task.isCancelled
          else { return }
          work()
        }
        return { task.cancel() }
      }

  /// The clock of the machine.
  package init() {}
}
