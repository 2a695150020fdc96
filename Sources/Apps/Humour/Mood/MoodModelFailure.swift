// What is told to a person when the weights of the classifier cannot be used.
import Mood
import SwiftUI

/// The page that says that no mood can be classified, why, and what helps.
///
/// It stands for the whole app. No other classifier takes the place of the bundled one, because a
/// person would believe it.
public struct MoodModelFailure: View {
  private let error: MoodModelError

  /// The page for what is wrong with the weights.
  public init(error: MoodModelError) {
    self.error = error
  }

  public var body: some View {
    ContentUnavailableView {
      Label("No mood can be classified", systemImage: "exclamationmark.triangle")
    } description: {
      Text("The app's model is missing or damaged. Install the app again.")
      Text(verbatim: error.description)
    }
  }
}
