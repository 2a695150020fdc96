// The minutes of a week and the goal for each day.
import Charts
import SwiftUI

/// A day of the week; the raw values are keys of string tables.
enum Weekday: String, Plottable, CaseIterable {
  case monday = "Mon"
  case tuesday = "Tue"
  case wednesday = "Wed"
  case thursday = "Thu"
  case friday = "Fri"
  case saturday = "Sat"
  case sunday = "Sun"
}

/// One day and how many minutes somebody moved.
struct Day: Identifiable {
  let id: Int
  let weekday: Weekday
  var minutes: Int
}

/// One person's week; today is its last day.
@MainActor @Observable final class Week {
  private(set) var days = zip(Weekday.allCases, [24, 41, 12, 55, 33, 18, 20]).enumerated()
    .map { Day(id: $0, weekday: $1.0, minutes: $1.1) }
  var goal = 30

  var today: Int { days[6].minutes }
  var total: Int { days.reduce(0) { $0 + $1.minutes } }
  var isGoalReached: Bool { today >= goal }

  func walkTapped() { days[6].minutes += 10 }

  func clearTapped(_ id: Day.ID) { days[id].minutes = 0 }
}
