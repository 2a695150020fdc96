// Prefetching the menu's photos in the background, so that they are available offline.
public import DataLayer
import Foundation
import Synchronization

/// Fetches the photos of the saved menu that are not in the cache, at low priority.
public final class MenuPhotos: Sendable {
  private let store: any MenuStore
  private let images: ImageCache
  private let running = Mutex<Task<ImageCache.PrefetchResult, Never>?>(nil)

  /// The photos of the menu in `store`, cached in `images`.
  public init(store: any MenuStore, images: ImageCache) {
    self.store = store
    self.images = images
  }

  /// Cancels an earlier fetch and starts fetching the missing photos, and those shown last that may
  /// be outdated. Reports no failures.
  @discardableResult
  public func fetchAhead() -> Task<ImageCache.PrefetchResult, Never> {
    running.withLock { running in
      running?.cancel()
      let task = Task(priority: .utility) { [store, images, before = running] in
        _ = await before?.value
        await images.refresh()
        // An unreadable menu has no photos to fetch; its screens report the reason.
        let addresses = (try? await store.photos()) ?? []
        // Photos beside a menu file are on this machine.
        return await images.prefetch(addresses.filter { !MenuFile.isPhoto($0) })
      }
      running = task
      return task
    }
  }

  deinit { running.withLock { $0?.cancel() } }
}
