// Changes of the store that the workers of a site share.
import AppServer
import DataLayer

/// Notifies the other workers over one SQLite file of this one's saves, and receives theirs.
final class WorkerChanges: Sendable {
  /// The channel to the other workers.
  let channel: ChangeChannel
  // A reader that missed one reads everything again.
  private let readers: Broadcast<StoreChange>

  /// Starts receiving through `descriptor`.
  init(_ descriptor: Int32) {
    let readers = Broadcast<StoreChange>(waiting: 1_000)
    self.readers = readers
    channel = ChangeChannel(
      descriptor,
      received: { message in
        if let change = StoreChange(payload: message) { readers.send(change, missed: .anything) }
      }, ended: { readers.finish() })
  }

  /// These changes for a store.
  var changes: StoreChanges {
    StoreChanges(
      tell: { [self] in notify($0) }, changes: { [readers] in readers.values(first: .anything) })
  }

  private func notify(_ change: StoreChange) {
    readers.send(change, missed: .anything)
    channel.send(change.payload)
  }
}
