// The buttons of a list: refreshing it where pulling is not possible, and its service's settings.
public import DataLayer
public import SwiftUI

extension View {
  /// Adds a bar button that refreshes `list`, beside that for the settings of its service.
  public func refreshButton<Value, Failure>(_ list: RefreshableLoad<Value, Failure>)
    -> some View
  {
    toolbar {
      ToolbarItem(placement: .primaryAction) {
        RefreshButton(isLoading: list.content.isLoading, action: list.refreshTapped)
      }
    }
    .serviceSettingsButton()
  }
}
