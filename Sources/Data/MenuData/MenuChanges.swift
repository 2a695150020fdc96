// The menus that are saved while a process runs, told to all its pages.
import DataLayer
import Synchronization

/// Tells every page of a process of each menu that takes the place of the one before.
///
/// It hears of a menu when this process saves or reads it, and from the store, where that tells
/// what other processes save.
final class MenuChanges: Sendable {
  private struct State {
    /// Whether the store was read; what was saved before that is no change.
    var hasLooked = false
    var latest: SavedMenu?
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

  /// The menus from now on, the latest for a reader that is slow; ends with the task that reads it.
  func menus() -> AsyncStream<SavedMenu> {
    let menus = pages.values()
    state.withLock { $0.following = $0.following ?? follow() }
    return menus
  }

  /// A menu was read, or nil where there is none; tells of it when another was known before.
  func read(_ menu: SavedMenu?) {
    if take(menu, isSavedNow: false) { switched() }
  }

  /// This process has saved a menu; tells of it unless the store has told already.
  func saved(_ menu: SavedMenu) {
    if take(menu, isSavedNow: true) { switched() }
  }

  /// Whether this menu took the place of another, or of none.
  private func take(_ menu: SavedMenu?, isSavedNow: Bool) -> Bool {
    state.withLock { state in
      defer { state.hasLooked = true }
      guard let menu, state.latest.map(menu.replaces) ?? true else { return false }
      state.latest = menu
      guard state.hasLooked || isSavedNow else { return false }
      pages.send(menu)
      return true
    }
  }

  private func follow() -> Task<Void, Never> {
    Task { [weak self, store, service] in
      for await _ in store.changes() {
        // A store that cannot be read now tells again when it can.
        guard let menu = try? await store.saved(from: service) else { continue }
        self?.read(menu)
      }
    }
  }
}

extension SavedMenu {
  /// Whether this menu is shown in place of `other`; false for the same and for an earlier one.
  ///
  /// Versions begin again where a file was deleted, and clocks of two machines may differ.
  package func replaces(_ other: SavedMenu) -> Bool {
    self != other && (version > other.version || savedAt > other.savedAt)
  }
}
