// The saves that a page's event starts, so that the event is not acknowledged too early.
import Synchronization

/// The saves that an event started. A server acknowledges the event when they have ended; if the
/// process is killed before, the browser sends the event again to another process.
///
/// There is no current value if events are not acknowledged, as on Apple's systems.
public final class EventSaves: Sendable {
  /// The saves of the event that is being handled.
  @TaskLocal public static var current: EventSaves?

  private struct State {
    var running = 0
    var whenSaved: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  /// Starts without saves. `whenSaved` is called once, when all saves that started have ended.
  public init(whenSaved: @escaping @Sendable () -> Void) {
    state = Mutex(State(whenSaved: whenSaved))
  }

  /// Whether some saves have started and not ended.
  public var areRunning: Bool { state.withLock { $0.running > 0 } }

  /// Records the start of a save; to be called before the event's handler returns.
  public func begin() { state.withLock { $0.running += 1 } }

  /// Records the end of a save, even of a failed one.
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
