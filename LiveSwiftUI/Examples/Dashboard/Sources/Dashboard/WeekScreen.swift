// The week as bars, as high as the screen has room.
import Charts
import SwiftUI

struct WeekScreen: View {
  @Environment(Week.self) private var week

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        GeometryReader { place in
          // The numbers need room over their bars.
          WeekChart(week: week, showsNumbers: place.size.width >= 300)
        }
        Text("Hold the chart to clear a day.").font(.footnote).foregroundStyle(.secondary)
      }
      .padding()
      .frame(maxHeight: .infinity)
      .navigationTitle("Week")
    }
  }
}

/// One bar for each day, and a line where the goal is.
private struct WeekChart: View {
  let week: Week
  let showsNumbers: Bool

  var body: some View {
    Chart {
      ForEach(week.days) { day in
        BarMark(x: .value("Day", day.weekday), y: .value("Minutes", day.minutes))
          .foregroundStyle(day.minutes < week.goal ? Color.orange : Color.green)
          .cornerRadius(6)
          .annotation(position: .top) {
            if showsNumbers { Text("\(day.minutes)").font(.caption) }
          }
      }
      RuleMark(y: .value("Goal", week.goal))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
    }
    .chartYAxisLabel("Minutes")
    .contextMenu {
      ForEach(week.days) { day in
        Button("Clear \(day.weekday.rawValue)", role: .destructive) { week.clearTapped(day.id) }
      }
    }
  }
}
