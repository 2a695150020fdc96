// The action that a pull on a screen runs.
import Foundation

extension View {
  /// Runs `action` when a person pulls to refresh, which needs a touch screen; a spinner shows
  /// until it returns. Views inside get it as `refresh` from their environment.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return PagePreferenceView(self) { _ in .refresh(refresh) }
  }
}
