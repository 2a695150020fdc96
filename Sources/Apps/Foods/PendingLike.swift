// The order of a food's like requests: one at a time, and the last tap wins.

/// The requested state of a food's heart, and the state that was sent to the service.
///
/// Taps during a request are merged: like, unlike, like during the first request are one request.
struct PendingLike: Equatable, Sendable {
  /// The requested state; nil when nothing is pending.
  private(set) var wanted: Bool?
  /// The state that was sent and not answered yet; nil when no request is in flight.
  private(set) var sent: Bool?

  /// Sets the requested state.
  mutating func want(_ isLiked: Bool) { wanted = isLiked }

  /// The state to send, recorded as sent; nil while a request is in flight or nothing is pending.
  mutating func next() -> Bool? {
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
