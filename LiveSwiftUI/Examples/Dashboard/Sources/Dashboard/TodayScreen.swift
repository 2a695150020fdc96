// Today: two rings, some figures, and a button for a walk.
import SwiftUI

struct TodayScreen: View {
  @Environment(Week.self) private var week

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            Ring(name: "Today", value: week.today, of: week.goal)
            Ring(name: "Week", value: week.total, of: week.goal * 7)
          }
          GroupBox("Figures") {
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
              GridRow {
                Label("Minutes", systemImage: "timer")
                Text("\(week.today)").bold()
              }
              Divider()
              GridRow {
                Label("Left", systemImage: "hourglass")
                Text("\(max(week.goal - week.today, 0))").bold()
              }
              Divider()
              GridRow {
                Label("Best day", systemImage: "trophy")
                Text("\(week.days.map(\.minutes).max() ?? 0)").bold()
              }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
          Button("Add a walk of 10 minutes") { week.walkTapped() }
            .buttonStyle(.borderedProminent).controlSize(.large)
        }
        .padding()
      }
      .navigationTitle("Today")
    }
  }
}

/// One figure of a goal as a ring.
struct Ring: View {
  let name: LocalizedStringKey
  let value: Int
  let of: Int

  var body: some View {
    GroupBox {
      VStack(spacing: 8) {
        Gauge(value: Double(value), in: 0...Double(of)) {
          Text(name)
        } currentValueLabel: {
          Text("\(value)")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(value < of ? .orange : .green)
        .scaleEffect(1.4)
        .padding(16)
        Text(name).font(.headline)
        Text("\(value) of \(of)").font(.footnote).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity)
    }
  }
}
