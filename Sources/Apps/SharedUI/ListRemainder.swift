// The remainder of a list of which the first part is shown.
public import DataLayer
public import SwiftUI

/// Says that the remainder is coming, or why it is not; nothing once the list is whole.
public struct ListRemainder<Value: Sendable, Failure: PresentableError>: View {
  private let list: RefreshableLoad<Value, Failure>
  private let loading: LocalizedStringKey
  private let failed: LocalizedStringKey

  /// The remainder of `list`, under the words for its two states.
  public init(
    _ list: RefreshableLoad<Value, Failure>, loading: LocalizedStringKey,
    failed: LocalizedStringKey
  ) {
    self.list = list
    self.loading = loading
    self.failed = failed
  }

  public var body: some View {
    if !list.content.isPart {
      EmptyView()
    } else if let error = list.content.failure {
      VStack(alignment: .leading, spacing: 4) {
        Text(failed)
        error.message
        Button(action: list.retryTapped) { Text("Retry").touchTarget() }
          .buttonStyle(.borderless)
      }
    } else {
      ProgressView(loading)
    }
  }
}
