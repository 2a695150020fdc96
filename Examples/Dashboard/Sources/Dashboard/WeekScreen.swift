// The week as bars, as high as the screen has room.
import SwiftUI

struct WeekScreen: View {
  @Environment(Week.self) private var week

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        GeometryReader { place in
          Bars(week: week, room: place.size)
        }
        Text("Hold a bar to clear its day.").font(.footnote).foregroundStyle(.secondary)
      }
      .padding()
      .frame(maxHeight: .infinity)
      .navigationTitle("Week")
    }
  }
}

/// One bar for each day, and a line where the goal is.
private struct Bars: View {
  let week: Week
  let room: CGSize

  private var unit: Double { max(room.height - 48, 1) / Double(week.most) }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(week.days) { day in
          VStack(spacing: 4) {
            Text("\(day.minutes)").font(.caption)
            RoundedRectangle(cornerRadius: 6)
              .fill(day.minutes < week.goal ? Color.orange : Color.green)
              .frame(height: max(Double(day.minutes) * unit, 2))
            Text(day.name).font(.caption).foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity)
          .accessibilityElement(children: .combine)
          .contextMenu {
            Button("Clear this day", role: .destructive) { week.clearTapped(day.id) }
          }
        }
      }
      Path { line in
        line.move(to: CGPoint(x: 0, y: 0))
        line.addLine(to: CGPoint(x: room.width, y: 0))
      }
      .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      .frame(width: room.width, height: 1)
      .offset(y: -(Double(week.goal) * unit + 22))
    }
    .frame(width: room.width, height: room.height, alignment: .bottom)
  }
}
