// The menu's photos, fetched in the background after a switch, so that they are there without a network.
import DataLayer
import Foundation
import Synchronization

/// Fetches the photos of the saved menu that are not kept yet, one run at a time, out of everyone's way.
public final class MenuPhotos: Sendable {
  private let store: MenuStore
  private let images: ImageCache
  private let running = Mutex<Task<ImageCache.PrefetchResult, Never>?>(nil)

  /// The photos of the menu in `store`, kept in `images`.
  public init(store: MenuStore, images: ImageCache) {
    self.store = store
    self.images = images
  }

  /// Starts fetching what is missing; a run for an older menu ends first. Returns at once; nobody is told of failures.
  @discardableResult
  public func fetchAhead() -> Task<ImageCache.PrefetchResult, Never> {
    running.withLock { running in
      running?.cancel()
      let task = Task(priority: .utility) { [store, images, before = running] in
        _ = await before?.value
        // A menu that cannot be read has no photos to fetch; its screens say why.
        let addresses = (try? await store.photos()) ?? []
        return await images.prefetch(addresses)
      }
      running = task
      return task
    }
  }

  deinit { running.withLock { $0?.cancel() } }
}
