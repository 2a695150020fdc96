// A schedule for continuous changes.
import Foundation

/// Dates as often as a connection to a server carries drawings: four times a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The shortest time between two drawings, in seconds; each one is sent to the browser.
  static let shortest: TimeInterval = 0.25

  let interval: TimeInterval
  let isPaused: Bool

  /// The dates of a schedule, in order.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var dates: PeriodicTimelineSchedule.Entries

    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }

  /// Dates at least `minimumInterval` seconds apart, and never less than a quarter of a second;
  /// none after the first while it is `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    // A value that is not a number counts as none.
    interval = max(Self.shortest, minimumInterval ?? 0)
    isPaused = paused
  }

  /// The dates from `start` on.
  public func entries(
    from start: Date, mode: TimelineScheduleMode
  ) -> AnimationTimelineSchedule.Entries {
    Entries(dates: .init(coming: start, interval: isPaused ? 0 : interval))
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Four dates a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates at least `minimumInterval` seconds apart, four a second at most; none while it is
  /// `paused`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
