// A counter for several threads.
import Synchronization

final class Counter: Sendable {
  private let count = Mutex(0)

  /// How often ``next()`` was called.
  var value: Int { count.withLock { $0 } }

  /// The next number, from 1.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
