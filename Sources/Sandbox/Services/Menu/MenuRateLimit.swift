// How many requests a minute the menu's service answers, counted for all clients together.
import Foundation

/// A limit that begins anew each minute, as the real service's does.
actor MenuRateLimit {
  /// What is left for a request.
  struct Allowance: Equatable, Sendable {
    /// Requests left in this minute; nil when there was none left for this one.
    var remaining: Int?
    /// Seconds until the next minute begins.
    var wait: Int
  }

  /// Requests a minute.
  static let limit = 600

  private let now: @Sendable () -> Date
  private var began = Date.distantPast
  private var used = 0

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// Counts one request.
  func take() -> Allowance {
    let now = now()
    if now.timeIntervalSince(began) >= 60 || now < began {
      began = now
      used = 0
    }
    let wait = max(1, Int((60 - now.timeIntervalSince(began)).rounded(.up)))
    guard used < Self.limit else { return Allowance(remaining: nil, wait: wait) }
    used += 1
    return Allowance(remaining: Self.limit - used, wait: wait)
  }
}
