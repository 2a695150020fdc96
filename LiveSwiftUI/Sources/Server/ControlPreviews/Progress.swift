// Progress views, indeterminate and determinate.
import SwiftUI

struct ProgressViewPreviews: PreviewProvider {
  static var previews: some View {
    ControlForm(title: "Progress") {
      Section("Without an end") {
        ProgressView().accessibilityLabel("Loading…")
        ProgressView("Loading…").frame(maxWidth: .infinity)
      }
      Section("With an end") {
        ProgressView("Downloading", value: 0.0)
        ProgressView("Downloading", value: 0.4)
        ProgressView("Downloading", value: 1.0)
      }
    }
    .previewDisplayName("Progress view")
  }
}
