// Dashboard: how much somebody moved, in gauges and bars, behind tabs.
import SwiftUI

@main
struct DashboardApp: App {
  var body: some Scene {
    WindowGroup { DashboardScreen() }
  }
}

/// The three tabs, over one week of one person.
struct DashboardScreen: View {
  @State private var week = Week()
  @SceneStorage("tab") private var tab = "today"

  var body: some View {
    TabView(selection: $tab) {
      TodayScreen()
        .tabItem { Label("Today", systemImage: "figure.walk") }
        .tag("today")
      WeekScreen()
        .tabItem { Label("Week", systemImage: "chart.bar") }
        .tag("week")
      GoalScreen()
        .tabItem { Label("Goal", systemImage: "flag") }
        .tag("goal")
        .badge(week.isGoalReached ? nil : Text("!"))
    }
    .environment(week)
  }
}
