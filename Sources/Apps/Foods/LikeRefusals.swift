// The unread refusals of likes.
import DataLayer
import Foundation

/// Shows refused likes on pages, and keeps each on disk until it is dismissed there.
@MainActor
final class LikeRefusals {
  private let saved: SavedLikes
  /// The refusals that this process shows, each with its page while that is open.
  private var shown: [Food.ID: (alert: LikeAlert, page: () -> FoodsModel?)] = [:]
  private var saving: Task<Void, Never>?

  init(_ saved: SavedLikes) { self.saved = saved }

  /// Whether open pages of this process show refusals. Refusals of closed pages are released to
  /// other processes.
  var areShown: Bool {
    for (id, each) in shown where each.page() == nil {
      shown[id] = nil
      save(each.alert, by: nil)
    }
    return !shown.isEmpty
  }

  /// Shows a refusal on a page, or keeps it for the next page that opens.
  func add(_ alert: LikeAlert, on page: FoodsModel?) {
    shown[alert.id] = page.map { page in (alert, { [weak page] in page }) }
    save(alert, by: page == nil ? nil : saved.process)
    page?.refused(alert)
  }

  /// Removes a refusal that the person has dismissed.
  func wasRead(_ alert: LikeAlert) {
    shown[alert.id] = nil
    afterwards { [saved] in await saved.removeRefusal(of: alert.id) }
  }

  /// Shows on a page the refusals that no open page shows: those that arrived when none was open,
  /// and those of processes that have ended.
  func showUnread(on page: FoodsModel) async {
    await saving?.value
    for refusal in await saved.refusals() where shown[refusal.id]?.page() == nil {
      if let process = refusal.process, process != saved.process,
        await saved.isAlive(process, since: refusal.refusedAt)
      {
        continue
      }
      add(
        LikeAlert(
          id: refusal.id, name: refusal.name, wanted: refusal.isLiked, error: refusal.error),
        on: page)
    }
  }

  private func save(_ alert: LikeAlert, by process: String?) {
    afterwards { [saved] in
      await saved.save(
        SavedLikes.Refusal(
          id: alert.id, name: alert.name, isLiked: alert.wanted, error: alert.error,
          refusedAt: saved.now(), process: process))
    }
  }

  /// Writes after all earlier writes.
  private func afterwards(_ write: @escaping @Sendable () async -> Void) {
    saving = Task { [before = saving] in
      await before?.value
      await write()
    }
  }
}
