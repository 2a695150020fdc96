// The order of the requests for one record: one at a time, and the last write wins.

/// The requested state of a record, and the state that was sent to the service.
///
/// Writes during a request are merged: like, unlike, like during the first are one request.
struct PendingWrite<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The requested state; nil when nothing is pending.
  private(set) var wanted: Value?
  /// The state that was sent and not answered yet; nil when no request is in flight.
  private(set) var sent: Value?

  /// Sets the requested state.
  mutating func want(_ value: Value) { wanted = value }

  /// The state to send, recorded as sent; nil while a request is in flight or nothing is pending.
  mutating func next() -> Value? {
    guard sent == nil else { return nil }
    sent = wanted
    return sent
  }

  /// Records an answer, positive or negative. A newer requested state remains to be sent.
  mutating func answered() {
    if wanted == sent { wanted = nil }
    sent = nil
  }

  /// Records that the request could not be sent. The requested state remains.
  mutating func postponed() { sent = nil }
}
