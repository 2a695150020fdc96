// The repository over a real service and a real store.
public import DataLayer
public import Foundation

extension MenuRepository {
  /// The menu saved in `store` and downloaded from the service at `base`, such as
  /// `https://host/v5`.
  ///
  /// Make one for all users of a store, so that they share downloads; another process may use the
  /// file too. `switched` is called after every change to a new menu. `clock` times the waits that
  /// the service asks for.
  public static func live(
    store: any MenuStore, client: HTTPClient, base: URL, token: AccessToken,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    switched: @escaping @Sendable () -> Void = {}
  ) -> MenuRepository {
    let endpoint = MenuEndpoint(base: base, token: token, client: client, now: now)
    let changes = MenuChanges(store: store, service: endpoint.name, switched: switched)
    let wait = DownloadWait(clock)
    let shared = sharedDownload(
      of: endpoint, into: store, wait: wait, clock: clock, ended: changes.saved)
    return over(store, of: endpoint.name, changes, endWait: wait.end, download: shared.join)
  }

  /// The menu of `service` in `store`, downloaded by `download`.
  static func over(
    _ store: any MenuStore, of service: String, _ changes: MenuChanges,
    endWait: @escaping @Sendable () -> Void = {},
    download:
      @escaping @Sendable (@escaping @Sendable (DownloadProgress) -> Void)
      async throws(MenuError) -> SavedMenu
  ) -> MenuRepository {
    MenuRepository(
      saved: { () async throws(MenuError) in
        let saved = try await store.saved(from: service)
        // Another process may have saved it, and not every store notifies of that.
        changes.read(saved)
        return saved
      },
      categories: { page async throws(MenuError) in try await store.categories(page: page) },
      products: { category, page async throws(MenuError) in
        try await store.products(of: category, page: page)
      },
      product: { id async throws(MenuError) in try await store.product(id) },
      search: { words, limit async throws(MenuError) in
        try await store.search(words, limit: limit)
      },
      download: download, endWait: endWait, newMenus: { changes.menus() })
  }

  /// One download at a time, which all users join and other processes wait for. `ended` is called
  /// with each new menu.
  private static func sharedDownload(
    of endpoint: MenuEndpoint, into store: any MenuStore, wait: DownloadWait,
    clock: any Clock<Duration>, ended: @escaping @Sendable (SavedMenu) -> Void
  ) -> SharedDownload {
    let lock = DownloadLock(store: store, service: endpoint.name, clock: clock)
    let cooldown = DownloadCooldown(clock)
    return SharedDownload { report in
      await cooldown.wait()
      do throws(MenuError) {
        let saved = try await lock.take(report) { () async throws(MenuError) in
          try await MenuDownload(
            store: store, endpoint: endpoint, wait: wait, progress: report
          ).run()
        }
        cooldown.begin()
        ended(saved)
        return .success(saved)
      } catch {
        return .failure(error)
      }
    }
  }
}
