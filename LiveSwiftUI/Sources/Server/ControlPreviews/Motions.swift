// Animations: symbol effects and phases.
import Foundation
import SwiftUI

struct MotionPreviews: PreviewProvider {
  static var previews: some View {
    MotionSampler().previewDisplayName("Motion")
  }
}

private struct MotionSampler: View {
  @State private var bounces = 0
  @State private var runs = 0

  var body: some View {
    ControlForm(title: "Motion") {
      Section("Effects on symbols") {
        Button {
          bounces += 1
        } label: {
          Label("Bounce", systemImage: "star").symbolEffect(.bounce, value: bounces)
        }
        Label("Pulse", systemImage: "heart").symbolEffect(.pulse)
        Label("Rotate", systemImage: "arrow.clockwise").symbolEffect(.rotate)
      }
      Section("Phases") {
        Button {
          runs += 1
        } label: {
          Text("Once")
            .phaseAnimator([1.0, 1.3, 0.8], trigger: runs) { view, size in
              view.scaleEffect(size)
            } animation: { _ in
              .easeInOut(duration: 0.4)
            }
        }
      }
    }
  }
}
