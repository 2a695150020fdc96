// Charts: bars, lines, points, areas, sectors and bins.
import Charts
import Foundation
import SwiftUI

struct ChartPreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(ChartExample.allCases) { example in
            VStack(alignment: .leading) {
              Text(example.title).font(.headline)
              example.chart.frame(height: 200)
            }
          }
        }
        .padding()
      }
      .navigationTitle("Charts")
    }
    .previewDisplayName("Charts")
  }
}

/// The example charts.
private enum ChartExample: CaseIterable, Identifiable {
  case bars, stacked, level, lines, points, areas, sectors, bins

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .bars: "Bars of days"
    case .stacked: "Stacked bars"
    case .level: "Bars across"
    case .lines: "Lines"
    case .points: "Points"
    case .areas: "Areas"
    case .sectors: "Sectors"
    case .bins: "Bins"
    }
  }

  @MainActor @ViewBuilder var chart: some View {
    switch self {
    case .bars: DayBars()
    case .stacked: MoodBars()
    case .level: LevelBars()
    case .lines: HeatLines()
    case .points: HeatPoints()
    case .areas: HeatAreas()
    case .sectors: MoodSectors()
    case .bins: AgeBins()
    }
  }
}

/// A category whose name is in the string table.
private enum Mood: String, Plottable, CaseIterable {
  case happy = "Happy"
  case neutral = "Neutral"
  case sad = "Sad"
}

/// The data of the charts: one day with numbers.
private struct Day: Identifiable {
  let id: Int
  var date: Date { Date(timeIntervalSince1970: 1_780_000_000 + Double(id) * 86_400) }
  var minutes: Int { [24, 41, 12, 55, 33, 18, 20][id % 7] }

  /// The temperature of a room in degrees, which is below zero in the evening.
  func heat(_ room: Int) -> Double { sin(Double(id) / 2 + Double(room)) * 9 + Double(room) }

  static let week = (0..<7).map(Day.init)
}

private struct DayBars: View {
  var body: some View {
    Chart {
      ForEach(Day.week) { day in
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Minutes", day.minutes))
          .foregroundStyle(Color.green.gradient)
          .cornerRadius(4)
          .annotation { Text("\(day.minutes)").font(.caption2) }
      }
      RuleMark(y: .value("Goal", 30)).foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) {
        AxisGridLine()
        AxisValueLabel(format: .dateTime.weekday(), centered: true)
      }
    }
    .chartYAxisLabel("Minutes")
  }
}

private struct MoodBars: View {
  var body: some View {
    Chart {
      ForEach(Day.week) { day in
        ForEach(Array(Mood.allCases.enumerated()), id: \.offset) { index, mood in
          BarMark(
            x: .value("Day", day.date, unit: .day),
            y: .value("Posts", (day.minutes * (index + 3)) % 17 + 1)
          )
          .foregroundStyle(by: .value("Mood", mood))
        }
      }
    }
    .chartForegroundStyleScale([
      Mood.happy: Color.yellow, Mood.neutral: Color.gray, Mood.sad: Color.blue,
    ])
  }
}

private struct LevelBars: View {
  var body: some View {
    Chart(Array(Mood.allCases.enumerated()), id: \.offset) { index, mood in
      BarMark(x: .value("Posts", 1_200 - index * 500), y: .value("Mood", mood))
        .foregroundStyle(by: .value("Mood", mood))
    }
    .chartLegend(.hidden)
  }
}

private struct HeatLines: View {
  var body: some View {
    Chart {
      ForEach(0..<3) { room in
        ForEach(Day.week) { day in
          LineMark(x: .value("Day", day.date, unit: .day), y: .value("Heat", day.heat(room)))
            .foregroundStyle(by: .value("Room", "\(room + 1)"))
            .symbol(by: .value("Room", "\(room + 1)"))
        }
      }
      .interpolationMethod(.catmullRom)
    }
    .chartXAxisLabel("Day")
  }
}

private struct HeatPoints: View {
  var body: some View {
    Chart {
      ForEach(Day.week) { day in
        PointMark(x: .value("Minutes", day.minutes), y: .value("Heat", day.heat(0)))
          .opacity(0.7)
          .symbolSize(120)
      }
    }
    .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) }
  }
}

private struct HeatAreas: View {
  var body: some View {
    Chart {
      ForEach(1..<4) { room in
        ForEach(Day.week) { day in
          AreaMark(x: .value("Day", day.date), y: .value("Minutes", day.minutes * room))
            .foregroundStyle(by: .value("Room", "\(room)"))
        }
      }
      .interpolationMethod(.monotone)
    }
  }
}

private struct MoodSectors: View {
  var body: some View {
    Chart(Array(Mood.allCases.enumerated()), id: \.offset) { index, mood in
      SectorMark(
        angle: .value("Posts", 5 - index), innerRadius: .ratio(0.6), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Mood", mood))
    }
    .chartLegend(position: .trailing, alignment: .center)
  }
}

private struct AgeBins: View {
  var body: some View {
    Chart(0..<8, id: \.self) { bin in
      BarMark(
        x: .value("Age", bin * 10..<(bin + 1) * 10),
        y: .value("People", [4, 9, 16, 21, 18, 11, 6, 2][bin]))
    }
    .chartXScale(domain: 0...80)
  }
}
