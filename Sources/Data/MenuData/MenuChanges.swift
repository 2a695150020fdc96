// The notifications of new menus to all pages of a process.
import DataLayer
import Synchronization

/// Notifies every page of a process of each menu that replaces the previous one.
///
/// Its sources are the menus that this process saves or reads, and the store, if that notifies of
/// other processes' saves.
final class MenuChanges: Sendable {
  private struct State {
    /// Whether the store was read; a menu saved before that is no change.
    var hasLooked = false
    var latest: SavedMenu?
    /// Whether the pages were notified of the latest menu.
    var isLatestSent = false
    var following: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let pages = Broadcast<SavedMenu>()
  private let store: any MenuStore
  private let service: String
  private let switched: @Sendable () -> Void

  /// The menus of `service` in `store`; `switched` is called after each change to a new one.
  init(store: any MenuStore, service: String, switched: @escaping @Sendable () -> Void) {
    self.store = store
    self.service = service
    self.switched = switched
  }

  deinit { state.withLock { $0.following?.cancel() } }

  /// The menus from now on. A slow reader gets only the latest. Ends with the task that reads it.
  func menus() -> AsyncStream<SavedMenu> {
    let menus = pages.values()
    state.withLock { $0.following = $0.following ?? follow() }
    return menus
  }

  /// Takes a menu that was read, or nil for none. Notifies if it replaces a known menu.
  func read(_ menu: SavedMenu?) {
    if take(menu, isSavedNow: false) { switched() }
  }

  /// Takes a menu that this process has saved. Notifies unless the store has done so already.
  func saved(_ menu: SavedMenu) {
    if take(menu, isSavedNow: true) { switched() }
  }

  /// Whether this menu is new and replaces another, or none.
  private func take(_ menu: SavedMenu?, isSavedNow: Bool) -> Bool {
    state.withLock { state in
      defer { state.hasLooked = true }
      guard let menu else { return false }
      // The first look may have found the menu before the one who saved it reports that.
      let isFirstReport = isSavedNow && menu == state.latest && !state.isLatestSent
      guard isFirstReport || state.latest.map(menu.replaces) ?? true else { return false }
      state.latest = menu
      state.isLatestSent = state.hasLooked || isSavedNow
      if state.isLatestSent { pages.send(menu) }
      return state.isLatestSent
    }
  }

  private func follow() -> Task<Void, Never> {
    Task { [weak self, store, service] in
      for await _ in store.changes() {
        // A store that cannot be read now notifies again when it can.
        guard let menu = try? await store.saved(from: service) else { continue }
        self?.read(menu)
      }
    }
  }
}

extension SavedMenu {
  /// Whether this menu is shown in place of `other`; false for the same and for an earlier one.
  ///
  /// Versions restart after a file was deleted, and the clocks of two machines may differ.
  package func replaces(_ other: SavedMenu) -> Bool {
    self != other && (version > other.version || savedAt > other.savedAt)
  }
}
