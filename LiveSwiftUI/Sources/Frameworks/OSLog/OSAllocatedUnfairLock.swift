// The lock that protects a value.
import Synchronization

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked as Apple's: the value is reached under the lock alone.
  private final class Storage: @unchecked Sendable {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around a value that may be sent.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// A lock around any value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// The result of the closure, which has the value to itself.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// The result of the closure, which has the value to itself and is not checked.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.mutex.withLock { _ in
      // Mutex wants a result that may be sent; it stays on this thread.
      nonisolated(unsafe) let result = try body(&storage.state)
      return result
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() { self.init(initialState: ()) }

  /// The result of the closure, which no other runs beside.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { _ in try body() }
  }
}
