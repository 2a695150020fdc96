// The message when the weights of the classifier are unusable.
public import Mood
public import SwiftUI

/// The page that reports that no mood can be classified, with the reason and the remedy.
///
/// It replaces the whole app. No other classifier is used instead, because a person would trust its
/// result.
public struct MoodModelFailure: View {
  private let error: MoodModelError

  /// The page for an error of the weights.
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
