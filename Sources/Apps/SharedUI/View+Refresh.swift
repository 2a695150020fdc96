// The ways to refresh a list, and the button for its service's settings.
public import DataLayer
public import SwiftUI

extension View {
  /// Refreshes `list` by pulling it down, or by a button in the bar, beside which is that for the
  /// settings of its service.
  public func refreshes<Content, Shown, Failure>(_ list: SavedList<Content, Shown, Failure>)
    -> some View
  {
    refreshable { await list.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          RefreshButton(isLoading: list.content.isLoading, action: list.refreshTapped)
        }
      }
      .serviceSettingsButton()
      .languageButton()
  }
}
