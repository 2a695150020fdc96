// The unread refusals of an outbox.
import Foundation

/// Shows refused writes on pages, and keeps each on disk until it is dismissed there.
@MainActor
final class OutboxRefusals<Write: OutboxWrite> {
  private let saved: SavedWrites<Write>
  /// The refusals that this process shows, each with its page while that is open.
  private var shown: [Write.ID: (refusal: RefusedWrite<Write>, page: () -> OutboxPage<Write>?)] =
    [:]
  /// The refusals that the store did not take.
  private var unsaved: [Write.ID: RefusedWrite<Write>] = [:]
  private let saves = SerialTasks()

  init(_ saved: SavedWrites<Write>) { self.saved = saved }

  /// Whether open pages of this process show refusals. Refusals of closed pages are released to
  /// other processes.
  var areShown: Bool {
    for (id, each) in shown where each.page() == nil {
      shown[id] = nil
      save(each.refusal, by: nil)
    }
    return !shown.isEmpty
  }

  /// Shows a refusal on a page, or keeps it for the next page that opens.
  func add(_ refusal: RefusedWrite<Write>, on page: OutboxPage<Write>?) {
    shown[refusal.id] = page.map { page in (refusal, { [weak page] in page }) }
    save(refusal, by: page == nil ? nil : saved.process)
    page?.refused(refusal)
  }

  /// Removes a refusal that the person has dismissed.
  func dismissed(_ refusal: RefusedWrite<Write>) {
    shown[refusal.id] = nil
    saves.run { [self] in
      unsaved[refusal.id] = nil
      await saved.removeRefusal(of: refusal.id)
    }
  }

  /// Shows on a page the refusals that no open page shows: those that arrived when none was open,
  /// and those of processes that have ended.
  func showUnread(on page: OutboxPage<Write>) async {
    await saves.ended()
    for each in await saved.refusals() where shown[each.refused.id]?.page() == nil {
      if let process = each.process, process != saved.process,
        await saved.isAlive(process, since: each.refusedAt)
      {
        continue
      }
      add(each.refused, on: page)
    }
    for each in unsaved.values where shown[each.id]?.page() == nil { add(each, on: page) }
  }

  private func save(_ refusal: RefusedWrite<Write>, by process: String?) {
    saves.run { [self] in
      let entry = SavedWrites.Refusal(refusal, refusedAt: saved.now(), process: process)
      unsaved[refusal.id] = await saved.save(entry) ? nil : refusal
    }
  }
}
