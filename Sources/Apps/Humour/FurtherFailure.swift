// The row in place of a page that could not be loaded.
import Posts
import SharedUI
import SwiftUI

/// The failure of a further page and its reason, with a Retry button.
struct FurtherFailure: View {
  private let title: LocalizedStringKey
  private let error: PostsError
  private let retry: @MainActor () -> Void

  init(_ title: LocalizedStringKey, error: PostsError, retry: @escaping @MainActor () -> Void) {
    self.title = title
    self.error = error
    self.retry = retry
  }

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).fontWeight(.semibold)
        error.message.foregroundStyle(.secondary)
      }
      .font(.subheadline)
      .frame(maxWidth: .infinity, alignment: .leading)
      Button(action: retry) { Text("Retry").borderedTouchTarget() }
        .buttonStyle(.bordered)
    }
    .padding(.vertical, 6)
  }
}
