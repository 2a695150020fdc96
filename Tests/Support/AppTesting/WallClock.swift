// The time of day in a test.
package import Foundation
import Synchronization

/// A time of day that changes only when a test advances it.
package final class WallClock: Sendable {
  private let date: Mutex<Date>

  /// A clock that shows `date`.
  package init(_ date: Date) { self.date = Mutex(date) }

  /// The shown time.
  package var now: Date { date.withLock { $0 } }

  /// Advances the time by this many seconds.
  package func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
