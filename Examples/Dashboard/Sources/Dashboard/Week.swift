// The minutes of a week and the goal for each day.
import SwiftUI

/// One day and how many minutes somebody moved.
struct Day: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  var minutes: Int
}

/// One person's week; today is its last day.
@MainActor @Observable final class Week {
  private(set) var days = [
    Day(id: 0, name: "Mon", minutes: 24), Day(id: 1, name: "Tue", minutes: 41),
    Day(id: 2, name: "Wed", minutes: 12), Day(id: 3, name: "Thu", minutes: 55),
    Day(id: 4, name: "Fri", minutes: 33), Day(id: 5, name: "Sat", minutes: 18),
    Day(id: 6, name: "Sun", minutes: 20),
  ]
  var goal = 30

  var today: Int { days[6].minutes }
  var total: Int { days.reduce(0) { $0 + $1.minutes } }
  var most: Int { max(days.map(\.minutes).max() ?? 0, goal) }
  var isGoalReached: Bool { today >= goal }

  func walkTapped() { days[6].minutes += 10 }

  func clearTapped(_ id: Day.ID) { days[id].minutes = 0 }
}
