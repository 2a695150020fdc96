// The order in which likes of one food are sent: one at a time, and the last tap wins.

/// What the person wants of one food's heart, and what was requested of the service.
///
/// Taps during a request are merged: like, unlike, like during the first request is one request.
struct PendingLike: Equatable, Sendable {
  /// What the person wants, until the service has answered it; nil when nothing is pending.
  private(set) var wanted: Bool?
  /// What was sent and is not answered yet; nil when no request is in flight.
  private(set) var sent: Bool?

  /// Takes what the person wants; returns what to send now, nil while a request is in flight.
  mutating func want(_ isLiked: Bool) -> Bool? {
    wanted = isLiked
    guard sent == nil else { return nil }
    sent = isLiked
    return isLiked
  }

  /// The request was answered, with yes or no.
  ///
  /// Returns what to send next, nil unless the person changed their mind meanwhile.
  mutating func answered() -> Bool? {
    sent = wanted == sent ? nil : wanted
    if sent == nil { wanted = nil }
    return sent
  }
}
