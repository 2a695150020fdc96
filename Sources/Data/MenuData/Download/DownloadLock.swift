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

  /// Runs `download` once no other process does, and releases the lock before it returns. Returns
  /// another process's menu if that was saved meanwhile.
  func take(
    _ report: @Sendable (DownloadProgress) -> Void,
    _ download: () async throws(MenuError) -> SavedMenu
  ) async throws(MenuError) -> SavedMenu {
    let before = try await store.saved(from: service)?.version
    var held = try await store.lockDownload()
    let hasWaited = held == nil
    while held == nil {
      report(DownloadProgress(pages: try await store.stagedCount(from: service), total: nil))
      do { try await clock.sleep(for: Self.pause) } catch { throw .service(.cancelled) }
      held = try await store.lockDownload()
    }
    do throws(MenuError) {
      let newer = hasWaited ? try await store.saved(from: service) : nil
      let saved = if let newer, newer.version != before { newer } else { try await download() }
      await held?.release()
      return saved
    } catch {
      await held?.release()
      throw error
    }
  }
}
