// A screen that could not be loaded.
import DataLayer
import SwiftUI

/// Says what failed and why, with a button to try again.
public struct FailureView: View {
  private let title: LocalizedStringKey
  private let error: HTTPError
  private let words: Text
  private let retry: @MainActor () -> Void

  /// The face of a failure: `title` says what could not be done, `words` why, where an app can say it better.
  public init(
    _ title: LocalizedStringKey, error: HTTPError, words: Text? = nil,
    retry: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.error = error
    self.words = words ?? error.words
    self.retry = retry
  }

  public var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: error.symbol)
    } description: {
      words
    } actions: {
      Button("Retry", action: retry)
        .buttonStyle(.borderedProminent)
    }
  }
}
