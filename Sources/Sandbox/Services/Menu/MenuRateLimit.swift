// The requests per minute that the menu's service allows, counted for all clients together.
import Foundation

/// A limit that restarts each minute, as in the real service.
actor MenuRateLimit {
  /// The allowance for a request.
  struct Allowance: Equatable, Sendable {
    /// The requests left in this minute; nil when none was left for this one.
    var remaining: Int?
    /// The seconds until the next minute starts.
    var wait: Int
  }

  /// The requests per minute.
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
