// The content of a screen that could not be loaded.
import DataLayer
public import SwiftUI

/// The failure and its reason, with a Retry button and, if the app has one, a button to the
/// settings of the service.
public struct FailureView<Failure: PresentableError>: View {
  @Environment(\.serviceSettings) private var settings
  private let title: LocalizedStringKey
  private let error: Failure
  private let retry: @MainActor () -> Void

  /// The view of a failure. `title` is shown unless the error has its own title.
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
      error.message
    } actions: {
      Button(action: retry) { Text("Retry").borderedTouchTarget() }
        .buttonStyle(.borderedProminent)
      if let settings {
        // In a row of a list, the automatic style would take the taps of the whole row.
        Button {
          settings()
        } label: {
          Text("Settings").touchTarget()
        }
        .buttonStyle(.borderless)
      }
    }
  }
}
