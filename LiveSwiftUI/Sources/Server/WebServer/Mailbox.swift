// Commands from other threads to the service thread.
import CWebServer
import Synchronization

/// A command from another thread.
enum Command: Sendable {
  /// A handler's response is ready.
  case reply(UInt64, SerializedResponse)
  /// A queue has bytes, or has ended.
  case flush(UInt64)
  /// A WebSocket's reader has caught up.
  case resume(UInt64)
  /// A WebSocket should close, with this code and reason.
  case close(UInt64, UInt16, String)
  /// A handler has returned.
  case handlerEnded(UInt64)
  /// The server should finish by the first time, and wait for WebSockets alone until the second;
  /// both in milliseconds of the monotonic clock.
  case stop(by: Int64, sockets: Int64)
}

/// A locked list of commands. Posting wakes the service thread once, however many follow.
final class Mailbox: Sendable {
  private struct State {
    var commands: [Command] = []
    /// The loop's address, because a pointer is not Sendable. Its wake call is allowed from any
    /// thread.
    var loop: Int?
    var hasEnded = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(loop: OpaquePointer) { state = Mutex(State(loop: Int(bitPattern: loop))) }

  /// Adds a command; false after the end. Wakes the loop under the lock, so that it is not freed at
  /// the same time.
  @discardableResult
  func post(_ command: Command) -> Bool {
    state.withLock { state in
      guard let loop = state.loop else { return false }
      state.commands.append(command)
      if state.commands.count == 1 { cws_wake(OpaquePointer(bitPattern: loop)) }
      return true
    }
  }

  /// Removes and returns all commands; called by the service thread.
  func take() -> [Command] {
    state.withLock { state in
      defer { state.commands = [] }
      return state.commands
    }
  }

  /// Stops waking the loop, because the service thread is about to free it. Returns the commands
  /// that arrived too late.
  func close() -> [Command] {
    state.withLock { state in
      state.loop = nil
      defer { state.commands = [] }
      return state.commands
    }
  }

  /// Reports that everything is freed.
  func ended() {
    let waiters = state.withLock { state in
      state.hasEnded = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Waits until everything is freed.
  func end() async {
    await withCheckedContinuation { waiter in
      let isOver = state.withLock { state in
        if !state.hasEnded { state.waiters.append(waiter) }
        return state.hasEnded
      }
      if isOver { waiter.resume() }
    }
  }
}
