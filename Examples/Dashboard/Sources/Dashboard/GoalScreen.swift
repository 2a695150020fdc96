// The goal of a day, and what it makes in a week.
import SwiftUI

struct GoalScreen: View {
  @Environment(Week.self) private var week

  var body: some View {
    @Bindable var week = week
    NavigationStack {
      Form {
        Section {
          Stepper("\(week.goal) minutes a day", value: $week.goal, in: 10...120, step: 10)
          LabeledContent("A week", value: "\(week.goal * 7)")
        }
        Section {
          if week.isGoalReached {
            Label("Today’s goal is reached.", systemImage: "checkmark.circle")
          } else {
            Label("Today’s goal is not reached yet.", systemImage: "flag")
          }
        }
      }
      .navigationTitle("Goal")
    }
  }
}
