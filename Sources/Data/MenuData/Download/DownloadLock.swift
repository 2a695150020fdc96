// Whose turn it is to download, when several processes share a store.
import DataLayer
import Foundation

/// Lets one process at a time download; the others wait, and take the menu that it brought.
struct DownloadLock: Sendable {
  let store: MenuStore
  let service: String
  let clock: any Clock<Duration>

  /// How often a process that waits looks whether it is its turn.
  static let pause = Duration.milliseconds(500)

  /// Does `download` once no other process does; or answers the menu that another has switched to meanwhile.
  func take(
    _ report: @Sendable (DownloadProgress) -> Void,
    _ download: () async throws(MenuError) -> SavedMenu
  ) async throws(MenuError) -> SavedMenu {
    let before = try await store.saved(from: service)?.version
    var lock = try lock()
    let hasWaited = lock == nil
    while lock == nil {
      report(DownloadProgress(pages: try await store.stagedCount(from: service), total: nil))
      do { try await clock.sleep(for: Self.pause) } catch { throw .service(.cancelled) }
      lock = try self.lock()
    }
    // The lock goes when nothing holds it any more, and must not go sooner.
    defer { withExtendedLifetime(lock) {} }
    if hasWaited, let saved = try await store.saved(from: service), saved.version != before {
      return saved
    }
    return try await download()
  }

  /// The right to download; nil while another process has it.
  private func lock() throws(MenuError) -> FileLock? {
    do throws(FileLock.Refusal) {
      return try FileLock(store.lockFile)
    } catch {
      switch error {
      case .held: return nil
      case .unusable(let why): throw .storage(why: "its lock cannot be taken (\(why))")
      }
    }
  }
}
