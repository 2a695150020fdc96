// The order in which likes of one food are sent: one at a time, and the last tap wins.

/// What is wanted of one food's heart, and what was requested of the service.
///
/// Taps during a request are merged: like, unlike, like during the first request is one request.
struct PendingLike: Equatable, Sendable {
  /// What is wanted, until the service has answered it; nil when nothing is pending.
  private(set) var wanted: Bool?
  /// What was sent and is not answered yet; nil when no request is in flight.
  private(set) var sent: Bool?

  /// Takes what is wanted from now on.
  mutating func want(_ isLiked: Bool) { wanted = isLiked }

  /// What to send now, which counts as sent; nil while a request is in flight or nothing is wanted.
  mutating func next() -> Bool? {
    guard sent == nil else { return nil }
    sent = wanted
    return sent
  }

  /// The request was answered, with yes or no: what is still wanted after it is to be sent.
  mutating func answered() {
    if wanted == sent { wanted = nil }
    sent = nil
  }

  /// The request could not be sent; what is wanted stays.
  mutating func postponed() { sent = nil }
}
