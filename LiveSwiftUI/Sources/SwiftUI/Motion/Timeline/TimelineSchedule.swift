// Schedules of a timeline view: those of the system, and those that an app defines.
import Foundation

/// The dates at which a timeline view is redrawn.
public protocol TimelineSchedule {
  /// The requested frequency of the dates.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates, inferred from `entries(from:mode:)`.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// The dates in ascending order, the first at or before `startDate`.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The requested frequency of the dates.
public enum TimelineScheduleMode: Sendable {
  /// The frequency of the schedule; the only mode in use here.
  case normal
  /// A lower frequency, as for an always-on display.
  case lowFrequency
}

/// Dates at a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let first: Date
  let interval: TimeInterval

  /// The dates of a schedule, in order.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var coming: Date?
    let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      guard let date = coming else { return nil }
      // Without a positive interval there is only one date.
      coming = interval > 0 ? date.addingTimeInterval(interval) : nil
      return date
    }
  }

  /// Dates from `startDate` on, `interval` seconds apart. A view is redrawn once a second at most.
  public init(from startDate: Date, by interval: TimeInterval) {
    first = startDate
    self.interval = interval
  }

  /// The dates starting with the last one at or before `startDate`.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let passed = startDate.timeIntervalSince(first)
    guard passed > 0, interval > 0 else { return Entries(coming: first, interval: interval) }
    let steps = (passed / interval).rounded(.down)
    return Entries(coming: first.addingTimeInterval(steps * interval), interval: interval)
  }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The same as `.everyMinute`.
  public init() {}

  /// The dates of a schedule, in order.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var dates: PeriodicTimelineSchedule.Entries

    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }

  /// The starts of minutes, from that of the minute containing `startDate`.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> EveryMinuteTimelineSchedule.Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(dates: minutes.entries(from: startDate, mode: mode))
  }
}

/// Dates listed by an app.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  let dates: Entries

  /// The given dates, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All the dates. Past dates are skipped, except the last one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from `startDate` on, `interval` seconds apart.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Dates listed by the app, in order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
