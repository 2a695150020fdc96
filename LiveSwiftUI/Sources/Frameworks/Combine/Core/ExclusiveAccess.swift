// Values that any thread reads and writes, and access for one thread at a time to change them.
import Foundation
import Synchronization

/// A value that passes through a lock, whose results must be sendable. Unchecked: the lock guards
/// it.
struct LockedValue<Value>: @unchecked Sendable {
  var value: Value
}

/// A value that any thread reads and writes.
///
/// The lock is held for a copy only, never while code of an app runs.
package struct GuardedValue<Value>: ~Copyable {
  private let stored: Mutex<LockedValue<Value>>

  /// Guards a value.
  package init(_ value: Value) { stored = Mutex(LockedValue(value: value)) }

  /// The value, as the last write of any thread left it.
  package var current: Value { stored.withLock { $0 }.value }

  /// Writes a value. The old one is released outside the lock, because that may run code.
  package func replace(with value: Value) {
    _ = withLock { stored in
      defer { stored = value }
      return stored
    }
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    stored.withLock { LockedValue(value: body(&$0.value)) }.value
  }
}

/// Access for one thread at a time to change a value: from reading it to writing the result, as in
/// `count += 1` or `items.removeAll { … }`.
///
/// Code of the app runs in between. So the thread that has access may enter again, and one that
/// has waited a second for the same change of another goes on without: two threads may each have
/// what the other waits for. Then the last write wins, as always on Apple's systems. Reading never
/// waits.
package final class ExclusiveAccess: Sendable {
  private struct Holder {
    var thread = pthread_t()
    var depth = 0
    /// The number of changes so far, by which a long queue differs from a change that waits.
    var changes: UInt64 = 0
  }

  /// A fixed number, because a lock for each value would cost each page more memory than it needs
  /// once in its life. Objects that share one wait for each other without need.
  private static let all = (0..<256).map { _ in ExclusiveAccess() }
  /// The longest wait for one change, in nanoseconds.
  private static let patience: UInt64 = 1_000_000_000

  private let holder = Mutex(Holder())

  /// The access to an object.
  package static func to(_ object: AnyObject) -> ExclusiveAccess {
    // The lowest bits are those of the alignment.
    all[Int(bitPattern: ObjectIdentifier(object)) >> 4 & (all.count - 1)]
  }

  /// Waits for access. Returns false if it goes on without; `end(_:)` takes the result.
  package func begin() -> Bool {
    let thread = pthread_self()
    guard var current = enter(thread) else { return true }
    var start = DispatchTime.now().uptimeNanoseconds
    repeat {
      // Far longer than most changes take.
      usleep(20)
      guard let change = enter(thread) else { return true }
      if change != current { (current, start) = (change, DispatchTime.now().uptimeNanoseconds) }
    } while DispatchTime.now().uptimeNanoseconds - start < Self.patience
    return false
  }

  /// Ends the access that `begin()` returned.
  package func end(_ isHeld: Bool) {
    if isHeld { holder.withLock { $0.depth -= 1 } }
  }

  /// Takes the access, or returns the number of the change that has it.
  private func enter(_ thread: pthread_t) -> UInt64? {
    holder.withLock { holder in
      guard holder.depth == 0 || holder.thread == thread else { return holder.changes }
      if holder.depth == 0 { holder.changes &+= 1 }
      holder.thread = thread
      holder.depth += 1
      return nil
    }
  }
}
