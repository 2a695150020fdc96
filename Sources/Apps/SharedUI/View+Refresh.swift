// Refreshing a list by pulling it, or by a button where pulling is not possible.
import SwiftUI

extension View {
  /// Adds ways to refresh `list`: pulling its rows, and a bar button beside that for the settings
  /// of its service.
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
