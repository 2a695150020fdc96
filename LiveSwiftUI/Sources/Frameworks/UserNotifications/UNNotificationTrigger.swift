// When a notification is delivered.
public import Foundation

/// The condition for a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// Whether it is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// The first date after another one; nil for none.
  func date(after date: Date, in calendar: Calendar) -> Date? { nil }
}

/// A time from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // As above.

  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// A time from now: at least a second, and at least a minute for one that repeats, where Apple's
  /// systems end the app instead.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    let least: TimeInterval = repeats ? 60 : 1
    self.timeInterval = timeInterval > least ? timeInterval : least
    super.init(repeats: repeats)
  }

  /// The date at which it fires if it is added now; nil for one beyond any calendar.
  public func nextTriggerDate() -> Date? { date(after: Date(), in: .current) }

  override func date(after date: Date, in calendar: Calendar) -> Date? {
    // 1,000 years; dates without bounds end a calendar.
    timeInterval < 31_557_600_000 ? date.addingTimeInterval(timeInterval) : nil
  }
}

/// A date in the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // As above.

  /// The components that the date has.
  public let dateComponents: DateComponents

  /// The next date with these components, in the time zone of the person unless they have one.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The date at which it fires next, in the calendar of the server unless the components have one;
  /// nil for a date that is past or that no calendar has.
  public func nextTriggerDate() -> Date? { date(after: Date(), in: .current) }

  override func date(after date: Date, in calendar: Calendar) -> Date? {
    var calendar = dateComponents.calendar ?? calendar
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    var wanted = dateComponents
    wanted.calendar = nil
    wanted.timeZone = nil
    // A search for a year far away takes long.
    if let year = wanted.year, !(1_900...2_500).contains(year) { return nil }
    return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
  }
}
