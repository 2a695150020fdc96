// The gate before every screen of Menu: a saved menu, which only those who may can update.
import DataLayer
import MenuData
import SharedUI
import SwiftUI

/// Shows the splash while the app starts and while there is no menu, else `content`, without a menu
/// while the saved one is opened.
struct MenuGate<Content: View>: View {
  let model: MenuModel
  var isStarting = false
  @ViewBuilder let content: (SavedMenu?) -> Content

  var body: some View {
    if isStarting || model.lacksMenu {
      SplashScreen(model: model)
        .navigationTitle(model.restaurant.shownName)
        .hidesNavigationBar()
    } else {
      content(model.menu.value)
        .safeAreaInset(edge: .top, spacing: 0) {
          if let menu = model.menu.value { MenuNotices(menu: menu, model: model) }
        }
        .modifier(MenuUpdates(model: model))
    }
  }
}

/// The progress or the result of an update, over a menu that stays usable.
private struct MenuNotices: View {
  let menu: SavedMenu
  let model: MenuModel

  var body: some View {
    if let progress = model.progress {
      DownloadView(progress: progress, retry: model.tryNowTapped)
        .padding(.vertical, 8)
        .padding(.horizontal, 16)
        .background(.thinMaterial)
    } else if let failure = model.menu.failure {
      StaleNotice(since: menu.savedAt, now: model.now(), reason: failure.message)
    } else if model.isUpdated {
      Text("The menu is up to date, with \(menu.products) products.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.vertical, 8)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity)
        .background(.thinMaterial)
        .accessibilityAddTraits(.updatesFrequently)
        .task { await model.updateShown() }
    }
  }
}

/// Adds ways to update the menu: pulling the page, and a button in the bar. Guests get the updates
/// of others.
private struct MenuUpdates: ViewModifier {
  @Environment(\.mayChange) private var mayChange
  let model: MenuModel

  func body(content: Content) -> some View {
    if mayChange {
      content
        .refreshable { await model.pulled() }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Update menu", systemImage: "arrow.clockwise", action: model.updateTapped)
              .disabled(model.progress != nil)
              .keyboardShortcut("r")
          }
        }
        .serviceSettingsButton()
    } else {
      content
    }
  }
}
