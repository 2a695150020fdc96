// The goal of a day, and what it makes in a week.
import SwiftUI

struct GoalScreen: View {
  @Environment(Week.self) private var week
  @State private var advice = 0

  private let advices: [LocalizedStringKey] = [
    "Take the stairs, not the lift.", "Get off one stop earlier.", "Walk while you telephone.",
  ]

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
        Section("Advice") {
          TabView(selection: $advice) {
            ForEach(advices.indices, id: \.self) { Text(advices[$0]).font(.title3) }
          }
          .tabViewStyle(.page)
          .frame(height: 120)
        }
      }
      .navigationTitle("Goal")
    }
  }
}
