// Refreshing a list by pulling it, or by a button for everyone who cannot pull.
import SwiftUI

extension View {
  /// Lets the person refresh `list` by pulling its rows and by a button in the bar, beside that for
  /// the settings of its service.
  public func refreshes<Answer, Shown, Failure>(_ list: SavedList<Answer, Shown, Failure>)
    -> some View
  {
    refreshable { await list.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Refresh", systemImage: "arrow.clockwise", action: list.refreshTapped)
        }
      }
      .serviceSettingsButton()
  }
}
