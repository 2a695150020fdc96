// The end of a list.
import DataLayer
import Posts
import SharedUI
import SwiftUI

/// The end of a list in pages: loads the next page, or shows why it could not be loaded.
struct ListEnd<Value: Sendable, Items: PagedItems>: View {
  let list: PagedList<Value, Items, PostsError>
  /// The label while the next page is loading.
  let loading: LocalizedStringKey
  /// The title when it could not be loaded.
  let failed: LocalizedStringKey

  var body: some View {
    if let error = list.furtherFailure {
      FurtherFailure(failed, error: error, retry: list.retryTapped)
    } else if list.next != nil {
      // A row reports only once that it has come near, so each page and each finished load makes a
      // new one.
      ProgressView(loading)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .onAppear { list.endCameNear() }
        .id(EndRow(count: list.items.count, isIdle: list.isIdle))
    }
  }

  /// The identity of the last row.
  private struct EndRow: Hashable {
    let count: Int
    let isIdle: Bool
  }
}

/// The reason why a list could not be reloaded, below the people that stay.
struct ListFailure: View {
  let error: PostsError
  let retry: @MainActor () -> Void

  var body: some View {
    HStack {
      error.message
      Button(action: retry) { Text("Retry").touchTarget() }
        .buttonStyle(.borderless)
    }
  }
}
