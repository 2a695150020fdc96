// The periods of the chart as buttons, and the line that names the chosen one.
import Foundation
import Mood
import SharedUI
import SwiftUI

/// A button over each bar of the chart, which shows the posts of its period, as dragging over the
/// bars does on Apple's systems.
///
/// Periods are equally long and the chart has no vertical axis, so equal widths lie over the bars.
struct PeriodButtons: View {
  /// The height of the bars, without the dates below them.
  static let height: CGFloat = 72

  let model: PostsModel

  var body: some View {
    let buckets = model.strip.buckets
    HStack(spacing: 0) {
      ForEach(buckets) { bucket in
        Button {
          model.periodTapped(bucket)
        } label: {
          Color.clear
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .disabled(bucket.count.total == 0)
        .accessibilityHidden(bucket.count.total == 0)
        .accessibilityLabel(PeriodText(bucket.start, bucket.end).label)
        .accessibilityValue(bucket.count.label)
      }
    }
    // A bar is narrower than a finger.
    .choosesByDrag(among: buckets.count) { model.periodDragged(to: buckets[$0]) }
  }
}

/// The dates of a period: a day with its hours, a day, or the first and the last day.
struct PeriodText {
  /// The dates in words.
  let label: Text

  init(_ start: Date, _ end: Date) {
    let first = Text(start, style: .date)
    switch end.timeIntervalSince(start) {
    case ..<86_000: label = Text("\(first), \(Text(start, style: .time))")
    case ..<87_000: label = first
    default:
      let last = Text(end.addingTimeInterval(-1), style: .date)
      label = Text("\(first) to \(last)")
    }
  }
}

/// The chosen period, and the way back to all posts.
struct PeriodLine: View {
  let period: DateInterval
  let model: PostsModel

  var body: some View {
    HStack {
      PeriodText(period.start, period.end).label
        .font(.subheadline)
        .fontWeight(.semibold)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        model.periodTapped(nil)
      } label: {
        Text("Show all posts").touchTarget()
      }
      .buttonStyle(.borderless)
    }
  }
}
