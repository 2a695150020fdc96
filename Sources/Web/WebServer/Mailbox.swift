// How every other thread tells the service thread what to do.
import CWebServer
import Synchronization

/// What other threads ask of the service thread.
enum Command: Sendable {
  /// A handler's answer is ready.
  case reply(UInt64, Reply)
  /// An outlet has bytes, or has ended.
  case flush(UInt64)
  /// A WebSocket's reader has caught up.
  case resume(UInt64)
  /// A WebSocket is to close, with this code and reason.
  case close(UInt64, UInt16, String)
  /// A handler has returned.
  case handlerEnded(UInt64)
  /// Finish by this time, in milliseconds of the monotonic clock.
  case stop(by: Int64)
}

/// A locked list of commands; posting wakes the service thread once, however many commands follow.
final class Mailbox: Sendable {
  private struct State {
    var commands: [Command] = []
    var loop: OpaquePointer?
    var hasEnded = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  // OpaquePointer is not Sendable; libwebsockets allows its wake call from any thread, and the lock keeps the
  // loop from being freed meanwhile.
  private nonisolated(unsafe) let state: UnsafeMutablePointer<State>
  private let lock = Mutex(())

  init(loop: OpaquePointer) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(loop: loop))
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Leaves a command; without effect after the end.
  func post(_ command: Command) {
    lock.withLock { _ in
      guard let loop = state.pointee.loop else { return }
      state.pointee.commands.append(command)
      if state.pointee.commands.count == 1 { cws_wake(loop) }
    }
  }

  /// The service thread takes all commands.
  func take() -> [Command] {
    lock.withLock { _ in
      defer { state.pointee.commands = [] }
      return state.pointee.commands
    }
  }

  /// The service thread is about to free the loop: no wakes from here on.
  func close() {
    lock.withLock { _ in
      state.pointee.loop = nil
      state.pointee.commands = []
    }
  }

  /// Everything is freed.
  func ended() {
    let waiters = lock.withLock { _ in
      state.pointee.hasEnded = true
      defer { state.pointee.waiters = [] }
      return state.pointee.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Waits until everything is freed.
  func end() async {
    await withCheckedContinuation { waiter in
      let isOver = lock.withLock { _ in
        if !state.pointee.hasEnded { state.pointee.waiters.append(waiter) }
        return state.pointee.hasEnded
      }
      if isOver { waiter.resume() }
    }
  }
}
