// How far a download of the menu is.
import Foundation
import MenuData
import SwiftUI

/// A bar by the pages that are known, and a sentence that says them.
struct DownloadView: View {
  let progress: DownloadProgress

  var body: some View {
    VStack(spacing: 8) {
      ProgressView("Downloading menu", value: progress.fraction)
      if let end = progress.waitingUntil {
        Text("The service asks us to wait until \(Text(end, style: .time))")
          .accessibilityAddTraits(.updatesFrequently)
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
  }
}

extension DownloadProgress {
  /// The share of the pages that are there, 0 to 1; nil while nobody knows how many there will be.
  var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return Double(pages) / Double(total)
  }
}
