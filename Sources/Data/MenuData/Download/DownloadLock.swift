// The lock that lets one process at a time download into a store.
import DataLayer
import Foundation

/// Lets one process at a time download. The others wait and take its menu.
struct DownloadLock: Sendable {
  let store: any MenuStore
  let service: String
  let clock: any Clock<Duration>

  /// The time between two attempts to take the lock.
  static let pause = Duration.milliseconds(500)

  /// Runs `download` once no other process does. Returns another process's menu if that was saved
  /// meanwhile.
  func take(
    _ report: @Sendable (DownloadProgress) -> Void,
    _ download: () async throws(MenuError) -> SavedMenu
  ) async throws(MenuError) -> SavedMenu {
    let before = try await store.saved(from: service)?.version
    var lock = try await store.lockDownload()
    let hasWaited = lock == nil
    while lock == nil {
      report(DownloadProgress(pages: try await store.stagedCount(from: service), total: nil))
      do { try await clock.sleep(for: Self.pause) } catch { throw .service(.cancelled) }
      lock = try await store.lockDownload()
    }
    // The lock is released with its last reference, which must outlive the download.
    defer { withExtendedLifetime(lock) {} }
    if hasWaited, let saved = try await store.saved(from: service), saved.version != before {
      return saved
    }
    return try await download()
  }
}
