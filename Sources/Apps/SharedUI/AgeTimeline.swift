// Relative dates that stay true while they are on screen.
import DataLayer
public import Foundation
public import SwiftUI

/// Content with the age of a date, drawn again as the age grows.
///
/// An older age is drawn more rarely, and a date that is shown as a day of the calendar never. So a
/// page on a server costs a timer for each recent date in sight, and nothing while it is hidden.
public struct AgeTimeline<Content: View>: View {
  private let date: Date?
  private let now: @MainActor () -> Date
  private let content: (Date) -> Content

  /// Content that is made for the time now. Without a date it is drawn once.
  public init(
    _ date: Date?, now: @escaping @MainActor () -> Date,
    @ViewBuilder content: @escaping (_ now: Date) -> Content
  ) {
    self.date = date
    self.now = now
    self.content = content
  }

  public var body: some View {
    // One view for every age: a date that is renewed must not replace the row around it.
    TimelineView(AgeSchedule(of: date)) { _ in content(now()) }
  }
}

/// The times at which the words for an age may change: each minute in the first hour, every ten
/// minutes on the first day, then each hour until the date is no longer relative.
struct AgeSchedule: TimelineSchedule {
  private let date: Date?

  /// The schedule of the age of `date`; without one nothing changes.
  init(of date: Date?) {
    self.date = date
  }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: startDate, age: date.map { startDate.timeIntervalSince($0) } ?? .infinity)
  }

  /// The times, in order; the first is the start.
  struct Entries: Sequence, IteratorProtocol {
    fileprivate var date: Date
    fileprivate var age: TimeInterval
    private var isFirst = true

    fileprivate init(date: Date, age: TimeInterval) {
      self.date = date
      self.age = age
    }

    mutating func next() -> Date? {
      if isFirst {
        isFirst = false
        return date
      }
      guard abs(age) < PastDateFormat.recent else { return nil }
      let step: TimeInterval = age < 3_600 ? 60 : age < 86_400 ? 600 : 3_600
      // At whole minutes of the age, where its words change.
      let wait = ((age / step).rounded(.down) + 1) * step - age
      date += wait
      age += wait
      return date
    }
  }
}
