// Views that are redrawn over time.
import Foundation
import SwiftUI

struct TimelinePreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      VStack(spacing: 24) {
        // A constant date, so that every picture of the preview is the same.
        TimelineView(.explicit([Date(timeIntervalSince1970: 1_700_049_600)])) { time in
          Text(time.date, style: .time).font(.largeTitle).monospacedDigit()
        }
        TimelineView(.explicit([Date(timeIntervalSince1970: 1_700_049_600)])) { time in
          Text(time.date, style: .date).foregroundStyle(.secondary)
        }
      }
      .padding()
      .navigationTitle("Timeline")
    }
    .previewDisplayName("Timeline")
  }
}
