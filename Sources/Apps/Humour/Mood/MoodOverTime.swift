// A person's moods over time, as a chart and in words.
import Charts
import Foundation
import Mood
import SwiftUI

/// Stacked bars from the oldest loaded post to the newest, with a summary below.
struct MoodOverTime: View {
  let model: PostsModel
  let theme: MoodTheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if model.strip.buckets.count > 1 {
        MoodChart(strip: model.strip, now: model.now(), theme: theme, chosen: model.period)
          .accessibilityHidden(true)
          .overlay(alignment: .top) { PeriodButtons(model: model) }
      }
      VStack(alignment: .leading, spacing: 2) {
        model.strip.countLabel.fontWeight(.semibold)
        if model.unjudged > 0 {
          Text("\(model.unjudged) posts are still being read.").foregroundStyle(.secondary)
        } else if let trend = model.strip.trendLabel {
          trend.foregroundStyle(.secondary)
        }
      }
      .font(.subheadline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 4)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Mood over time")
  }
}

/// The bars, hidden from screen readers because the summary below has the same content.
private struct MoodChart: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  let strip: MoodStrip
  let now: Date
  let theme: MoodTheme
  let chosen: DateInterval?

  var body: some View {
    Chart {
      ForEach(strip.buckets) { bucket in
        // Happy posts are on top.
        ForEach(Mood.fromSad.filter { bucket.count[$0] > 0 }, id: \.self) { mood in
          BarMark(
            x: .value("Time", bucket.start..<bucket.end),
            y: .value("Posts", bucket.count[mood]), width: .inset(1.5)
          )
          .foregroundStyle(theme.color(of: mood).opacity(isFaint(bucket) ? 0.3 : 1))
          .cornerRadius(2)
        }
        if bucket.count.total == 0 {
          RuleMark(
            xStart: .value("Time", bucket.start), xEnd: .value("Time", bucket.end),
            y: .value("Posts", 0)
          )
          .foregroundStyle(Color.secondary.opacity(0.25))
          .lineStyle(StrokeStyle(lineWidth: 2))
        }
      }
      .accessibilityHidden(true)
    }
    .chartXScale(domain: start...end)
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: [start, end]) { value in
        AxisValueLabel(
          anchor: value.index == 0 ? .topLeading : .topTrailing, collisionResolution: .disabled
        ) {
          // The last bucket may end in the future.
          Text(verbatim: style.format(value.index == 0 ? start : min(end, now)))
        }
      }
    }
    .frame(height: 92)
  }

  /// Whether another period is chosen.
  private func isFaint(_ bucket: MoodStrip.Bucket) -> Bool {
    chosen.map { $0.start != bucket.start } ?? false
  }

  private var start: Date { strip.buckets.first?.start ?? now }
  private var end: Date { strip.buckets.last?.end ?? now }

  private var style: Date.FormatStyle {
    Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: timeZone)
  }
}
