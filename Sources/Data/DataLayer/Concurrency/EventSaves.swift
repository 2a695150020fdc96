// What an event of a page has begun to save, so that nobody is told too early that it was handled.
import Synchronization

/// The savings that an event began. A server acknowledges the event when they have ended, so that a
/// browser sends it again to another process if this one is killed before.
///
/// Where nobody waits for an event, as on Apple's systems, there is no current one.
public final class EventSaves: Sendable {
  /// The savings of the event that is handled now.
  @TaskLocal public static var current: EventSaves?

  private struct State {
    var running = 0
    var whenSaved: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  /// None yet; `whenSaved` is called once, when all that began have ended.
  public init(whenSaved: @escaping @Sendable () -> Void) {
    state = Mutex(State(whenSaved: whenSaved))
  }

  /// Whether some have begun and not ended.
  public var areRunning: Bool { state.withLock { $0.running > 0 } }

  /// One more begins; to be called before the event's handler returns.
  public func begin() { state.withLock { $0.running += 1 } }

  /// One has ended, also one that failed.
  public func end() {
    let whenSaved = state.withLock { state -> (@Sendable () -> Void)? in
      state.running -= 1
      guard state.running == 0 else { return nil }
      defer { state.whenSaved = nil }
      return state.whenSaved
    }
    whenSaved?()
  }
}
