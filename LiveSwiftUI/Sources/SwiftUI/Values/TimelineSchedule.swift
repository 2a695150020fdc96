// When a timeline view is drawn: the schedules of the system, and those that an app makes.
import Foundation

/// The dates at which a timeline view is drawn.
public protocol TimelineSchedule {
  /// How often the dates are wanted.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates; the compiler finds it from `entries(from:mode:)`.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// The dates in their order, the first at or before `startDate`.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often dates are wanted.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says; the only one that is asked for here.
  case normal
  /// More rarely, as for a display that is always on.
  case lowFrequency
}

/// Dates with the same interval between any two.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let first: Date
  let interval: TimeInterval

  /// The dates of a schedule, one after the other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var coming: Date?
    let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      guard let date = coming else { return nil }
      // An interval of nothing has no second date.
      coming = interval > 0 ? date.addingTimeInterval(interval) : nil
      return date
    }
  }

  /// Dates from `startDate` on, `interval` seconds apart. What is drawn is a date for each second
  /// at most.
  public init(from startDate: Date, by interval: TimeInterval) {
    first = startDate
    self.interval = interval
  }

  /// The dates from the last one that is not after `startDate`.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let passed = startDate.timeIntervalSince(first)
    guard passed > 0, interval > 0 else { return Entries(coming: first, interval: interval) }
    let steps = (passed / interval).rounded(.down)
    return Entries(coming: first.addingTimeInterval(steps * interval), interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The same as `.everyMinute`.
  public init() {}

  /// The dates of a schedule, one after the other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var dates: PeriodicTimelineSchedule.Entries

    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }

  /// The beginnings of minutes, from that of the minute in which `startDate` lies.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> EveryMinuteTimelineSchedule.Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(dates: minutes.entries(from: startDate, mode: mode))
  }
}

/// Dates that an app names one by one.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  let dates: Entries

  /// The dates in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All the dates; those that have passed but the last are skipped.
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
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Dates that the app names, in their order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

@available(*, unavailable, message: "No frames fit through a line; animate a change.")
public struct AnimationTimelineSchedule: TimelineSchedule {
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [] }
}

@available(*, unavailable, message: "No frames fit through a line; animate a change.")
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  @available(*, unavailable, message: "No frames fit through a line; use periodic.")
  public static var animation: AnimationTimelineSchedule { fatalError("unavailable") }
}
