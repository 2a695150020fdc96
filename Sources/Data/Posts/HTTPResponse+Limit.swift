// The limits that a refused request names in its headers.
import DataLayer
import Foundation

extension HTTPResponse {
  /// The error of this refusal for too many requests.
  func limit(at now: Date) -> PostsError {
    guard let end = limitEnds(after: now) else { return .rateLimited(until: nil) }
    // The limits of minutes end within minutes; beyond half a day a time alone would be ambiguous.
    return end > now + 43_200 ? .dayLimited(until: end) : .rateLimited(until: end)
  }

  /// When the last of the used-up limits ends; nil when no header states a time after `now`.
  ///
  /// X has three limits, of a quarter of an hour and of a day, and sends all of them; one that
  /// still has requests left does not count. X and Bluesky write seconds since 1970, Mastodon a
  /// date; any may send `Retry-After`.
  func limitEnds(after now: Date) -> Date? {
    let limits = Self.limitNames.compactMap { name in
      reset(name, now: now).map { (end: $0, left: headers["\(name)-Remaining"]?.wholeNumber) }
    }
    let usedUp = limits.filter { ($0.left ?? 1) <= 0 }
    let unknown = limits.filter { $0.left == nil }
    let counting = !usedUp.isEmpty ? usedUp : !unknown.isEmpty ? unknown : limits
    let stated = counting.map(\.end).filter { $0 > now }.max()
    return stated ?? retryAfter(now: now).map { now + $0 / .seconds(1) }
  }

  private static let limitNames = [
    "X-Rate-Limit", "X-App-Limit-24Hour", "X-User-Limit-24Hour", "X-RateLimit", "RateLimit",
  ]

  private func reset(_ name: String, now: Date) -> Date? {
    guard let text = headers["\(name)-Reset"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    // A small number is a wait in seconds, as in the draft standard of `RateLimit-Reset`.
    let number = Double(text).flatMap { seconds -> Date? in
      guard seconds.isFinite, seconds < 100_000_000_000 else { return nil }
      return seconds > 1_000_000_000
        ? Date(timeIntervalSince1970: seconds) : now + max(0, seconds)
    }
    return number ?? ServiceDate.read(text)
  }
}

extension String {
  fileprivate var wholeNumber: Int? { Int(trimmingCharacters(in: .whitespaces)) }
}
