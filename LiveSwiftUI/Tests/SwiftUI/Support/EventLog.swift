// Notes that the views of a test take.

/// The events of a test's views, in their order.
@MainActor final class EventLog {
  private(set) var events: [String] = []

  func add(_ event: String) { events.append(event) }

  /// The events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
