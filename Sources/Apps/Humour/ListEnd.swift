// The end of a list of people.
import Posts
import SharedUI
import SwiftUI

/// The end of a list of people: loads the next page, or shows why it could not be loaded.
struct PeopleEnd<Key: Hashable & Sendable>: View {
  let list: PagedPeople<Key>

  var body: some View {
    if let error = list.furtherFailure {
      FurtherFailure("More people could not be loaded", error: error, retry: list.retryTapped)
    } else if list.next != nil {
      // A row reports only once that it has come near, so each page and each finished load makes a
      // new one.
      ProgressView("Loading more people…")
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .onAppear { list.endCameNear() }
        .id(EndRow(count: list.people.count, isIdle: list.isIdle))
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
      Button("Retry", action: retry)
    }
  }
}
