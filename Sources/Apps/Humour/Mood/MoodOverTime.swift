// A person's moods over time, as a chart and in words.
import Foundation
import Mood
import SwiftUI

/// Stacked bars from the oldest loaded post to the newest, with words below them.
struct MoodOverTime: View {
  let model: PostsModel
  let theme: MoodTheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if model.strip.buckets.count > 1 {
        MoodChart(strip: model.strip, now: model.now(), theme: theme)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 2) {
        model.strip.countWords.fontWeight(.semibold)
        if model.unjudged > 0 {
          Text("\(model.unjudged) posts are still being read.").foregroundStyle(.secondary)
        } else if let trend = model.strip.trendWords {
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

/// The bars, hidden from screen readers because the words below say the same.
private struct MoodChart: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  let strip: MoodStrip
  let now: Date
  let theme: MoodTheme

  /// The height of the fullest bar, in points.
  private static let height = 72

  var body: some View {
    VStack(spacing: 4) {
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(strip.buckets) { bucket in bar(bucket.count) }
      }
      .frame(height: CGFloat(Self.height))
      HStack {
        end(strip.buckets.first?.start)
        Spacer()
        // The last bucket may end after today.
        end(strip.buckets.last.map { min($0.end, now) })
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  private func bar(_ count: MoodStrip.Count) -> some View {
    VStack(spacing: 1) {
      // Happy posts are on top.
      ForEach(Mood.fromSad.reversed(), id: \.self) { mood in
        if count[mood] > 0 {
          RoundedRectangle(cornerRadius: 2)
            .fill(theme.color(of: mood))
            .frame(height: CGFloat(points(count[mood])))
        }
      }
      if count.total == 0 {
        Capsule().fill(Color.secondary.opacity(0.25)).frame(height: 2)
      }
    }
    .frame(maxWidth: .infinity)
  }

  /// The height of a bar in whole points, because each height is a rule of the style sheet.
  private func points(_ count: Int) -> Int {
    let most = strip.buckets.map(\.count.total).max() ?? 1
    return max(2, count * (Self.height - 4) / max(1, most))
  }

  private func end(_ date: Date?) -> some View {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: locale, timeZone: timeZone)
    return Text(verbatim: date.map(style.format) ?? "")
  }
}
