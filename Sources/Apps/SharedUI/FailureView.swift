// A screen that could not be loaded.
import DataLayer
import SwiftUI

/// Says what failed and why, with a button to try again and, where there are such, one to
/// the settings of the service.
public struct FailureView<Failure: PresentableError>: View {
  @Environment(\.serviceSettings) private var settings
  private let title: LocalizedStringKey
  private let error: Failure
  private let retry: @MainActor () -> Void

  /// The view of a failure; `title` says what could not be done, unless the error says it itself.
  public init(
    _ title: LocalizedStringKey, error: Failure, retry: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.error = error
    self.retry = retry
  }

  public var body: some View {
    ContentUnavailableView {
      Label {
        error.title ?? Text(title)
      } icon: {
        Image(systemName: error.symbol)
      }
    } description: {
      error.words
    } actions: {
      Button("Retry", action: retry)
        .buttonStyle(.borderedProminent)
      if let settings {
        Button("Settings") { settings() }
      }
    }
  }
}
