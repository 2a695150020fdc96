// The details that are looked up while pages are open, for all pages of a process.
import DataLayer
import Synchronization

/// A detail that was looked up, in this process or another.
struct LookedUpDetail: Sendable {
  let id: Drink.ID
  let record: Record<DrinkDetail>
}

/// Reads each new detail once and sends it to every page.
final class LookedUpDetails: Sendable {
  /// The most details that wait for a slow page. The row of a dropped one reads it when it appears
  /// again.
  static let waiting = 200

  private let pages = Broadcast<LookedUpDetail>(waiting: waiting)
  private let following = Mutex<Task<Void, Never>?>(nil)
  private let known: KnownDetails
  private let changes: @Sendable () -> AsyncStream<RecordChange>
  private let read: @Sendable (Drink.ID) async -> Record<DrinkDetail>?

  /// The details that `read` finds saved; `changes` notifies of saves in other processes.
  init(
    known: KnownDetails, changes: @escaping @Sendable () -> AsyncStream<RecordChange>,
    read: @escaping @Sendable (Drink.ID) async -> Record<DrinkDetail>?
  ) {
    self.known = known
    self.changes = changes
    self.read = read
  }

  deinit { following.withLock { $0?.cancel() } }

  /// The details from now on. Ends with the task that reads them.
  func details() -> AsyncStream<LookedUpDetail> {
    let details = pages.values()
    following.withLock { $0 = $0 ?? follow() }
    return details
  }

  /// Sends a saved detail to the open pages, if there are any.
  func saved(_ id: Drink.ID) async {
    known.forget(id)
    guard !pages.isEmpty else { return }
    let changes = known.changes
    guard let record = await read(id) else { return }
    known.keep(record, of: id, readSince: changes)
    pages.send(LookedUpDetail(id: id, record: record))
  }

  private func follow() -> Task<Void, Never> {
    Task { [weak self, changes, known] in
      for await change in changes() {
        switch change {
        case .record(let id): await self?.saved(id)
        case .anything: known.forgetAll()
        }
      }
    }
  }
}
