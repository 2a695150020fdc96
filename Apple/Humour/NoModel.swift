// What Humour shows when the weights of its classifier cannot be used.
import Mood
import SwiftUI

/// Says that no mood can be classified, why, and what helps.
struct NoModel: View {
  let error: MoodModelError

  var body: some View {
    ContentUnavailableView {
      Label("No mood can be classified", systemImage: "exclamationmark.triangle")
    } description: {
      Text("The app's model is missing or damaged. Install the app again.")
      Text(verbatim: error.description)
    }
  }
}
