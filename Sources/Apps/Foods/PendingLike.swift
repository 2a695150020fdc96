// The order in which likes of one food are sent: one at a time, and the last wish wins.

/// What the person wants of one food's heart, and what the service is being asked right now.
///
/// Taps faster than the service collapse: like, unlike, like while the first like is out is one request.
struct PendingLike: Equatable, Sendable {
  /// What the person wants, until the service has answered it; nil when nothing is pending.
  private(set) var wanted: Bool?
  /// What was sent and not yet answered.
  private(set) var sent: Bool?

  /// Takes a wish and returns what to send now: nothing while another request is out.
  mutating func want(_ isLiked: Bool) -> Bool? {
    wanted = isLiked
    guard sent == nil else { return nil }
    sent = isLiked
    return isLiked
  }

  /// Takes note that the answer, yes or no, has come, and returns what to send next, if the wish has changed meanwhile.
  mutating func answered() -> Bool? {
    sent = wanted == sent ? nil : wanted
    if sent == nil { wanted = nil }
    return sent
  }
}
