// The progress of a download of the menu.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// A bar, the number of received pages, and the end of a pause. A Retry button is shown when the
/// service has not stated the length of the pause.
struct DownloadView: View {
  private let time = ClockTime()
  let progress: DownloadProgress
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 8) {
      ProgressView("Downloading menu", value: progress.fraction)
      if let end = progress.waitingUntil {
        Text("The service asks us to wait until \(time(end))")
          .accessibilityAddTraits(.updatesFrequently)
        if progress.mayEndWait {
          // Without a border it would look like the grey text around it.
          Button(action: retry) { Text("Retry").borderedTouchTarget() }
            .buttonStyle(.bordered)
        }
      }
      if let total = progress.total {
        Text("\(progress.pages, format: .number) of \(total) pages")
      } else if progress.pages > 0 {
        Text("\(progress.pages) pages so far")
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .monospacedDigit()
    .frame(maxWidth: .infinity)
    .outlastsLock()
  }
}

/// Times of day such as 14:03, as the reader writes them.
struct ClockTime: DynamicProperty {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  func callAsFunction(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
  }
}

extension DownloadProgress {
  /// The share of received pages, from 0 to 1; nil while the total is unknown.
  var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return Double(pages) / Double(total)
  }
}
