// The events that a browser sent: counted since its last whole page, acknowledged once saved.

/// The numbers of a page's events.
struct ReceivedEvents {
  /// The last accepted event.
  private(set) var last = 0
  /// The events whose changes are not saved yet; the browser still keeps them.
  private var unsaved: Set<Int> = []

  /// The last event that the browser may forget, together with all earlier ones.
  var handled: Int { unsaved.min().map { $0 - 1 } ?? last }

  /// Whether no event waits for its save.
  var areSaved: Bool { unsaved.isEmpty }

  /// Accepts an event once, however often it is sent. Returns false for a repetition.
  mutating func accept(_ event: Int) -> Bool {
    guard event > last else { return false }
    last = event
    return true
  }

  /// Keeps an event from being acknowledged until its save has finished.
  mutating func awaitSave(of event: Int) { unsaved.insert(event) }

  /// Records that a save has finished. Returns false when nothing waited for it any more.
  mutating func noteSaved(_ event: Int) -> Bool { unsaved.remove(event) != nil }
}
