// The format of a date in the past.
public import Foundation

/// Formats a date: relative to now while it is recent, as a local date otherwise.
public struct PastDateFormat: Sendable {
  /// How long a date counts as recent: seven days, in seconds.
  public static let recent: TimeInterval = 7 * 24 * 3600
  /// How far a service's clock may be ahead of ours, in seconds.
  private static let skew: TimeInterval = 60

  private let now: Date
  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone

  /// A format relative to `now`, for a reader of this locale, calendar and time zone.
  public init(now: Date, locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.now = now
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  /// A text such as "5 minutes ago", "yesterday", "now" or "Aug 31, 2023".
  public func callAsFunction(_ date: Date) -> String {
    let age = now.timeIntervalSince(date)
    guard age > -Self.skew, age < Self.recent else { return absolute(date) }
    // Seconds are not shown, and a date a few seconds ahead comes from a different clock.
    return relative(age < 60 ? now : date)
  }

  private func relative(_ date: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
    return style.format(now)
  }

  private func absolute(_ date: Date) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
    return style.format(date)
  }
}
