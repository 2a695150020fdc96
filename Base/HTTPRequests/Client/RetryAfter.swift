// The `Retry-After` header: the time that a service asks to wait.
import Foundation

/// Parses `Retry-After`, which has seconds or an HTTP date (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The wait, never negative; nil when the field is absent or malformed.
  static func wait(_ field: String?, now: Date) -> Duration? {
    // The longest date has 33 letters.
    guard let field, field.utf8.count <= 100 else { return nil }
    let text = field.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : .seconds(min(seconds, 1_000_000_000)) }
    guard let date = date(text) else { return nil }
    return .seconds(max(0, date.timeIntervalSince(now)))
  }

  /// A date in one of the three forms that a recipient must accept (RFC 9110, 5.6.7).
  private static func date(_ text: String) -> Date? {
    for format in [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
      "EEE MMM d HH:mm:ss yyyy",
    ] {
      // A formatter is made for each date, because dates occur only after a failure, and a shared
      // formatter would need a lock.
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
