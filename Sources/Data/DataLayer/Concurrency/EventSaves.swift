// The saves that a page's event starts, so that the event is not acknowledged too early.

/// The saves that events start. A server acknowledges an event when its saves have ended; if the
/// process is killed before, the browser sends the event again to another process.
///
/// A server passes one to the apps with their dependencies. Where events are not acknowledged, as
/// on Apple's systems, there is none.
@MainActor
public final class EventSaves: Sendable {
  /// The saves of one event.
  private final class Event {
    var running = 0
    var whenSaved: (@Sendable () -> Void)?

    init(whenSaved: @escaping @Sendable () -> Void) { self.whenSaved = whenSaved }
  }

  /// The event that is being handled.
  private var event: Event?

  /// Starts without saves.
  public nonisolated init() {}

  /// Handles an event. Returns whether the handler started saves; `whenSaved` is then called once,
  /// when all of them have ended.
  public func during(
    _ handler: () -> Void, whenSaved: @escaping @Sendable () -> Void
  ) -> Bool {
    let (event, outer) = (Event(whenSaved: whenSaved), event)
    self.event = event
    handler()
    self.event = outer
    return event.running > 0
  }

  /// Records the start of a save, before the event's handler returns. The result records its end,
  /// also of a failure, once the page shows that; nil when no event is being handled.
  public func begin() -> (@MainActor () -> Void)? {
    guard let event else { return nil }
    event.running += 1
    return {
      event.running -= 1
      guard event.running == 0 else { return }
      event.whenSaved?()
      event.whenSaved = nil
    }
  }
}
