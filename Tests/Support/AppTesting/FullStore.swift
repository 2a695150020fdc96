// A record store that is full when a test says so.
package import DataLayer
import Synchronization

/// A store in memory that takes nothing while it is full.
package final class FullStore: MemoryBackedStore {
  package let memory = InMemoryRecordStore()
  private let state = Mutex(false)

  /// Whether saves and removals fail, as on a full disk.
  package var isFull: Bool {
    get { state.withLock(\.self) }
    set { state.withLock { $0 = newValue } }
  }

  /// A store with room.
  package init() {}

  package func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    try checkRoom()
    try await memory.save(value, to: collection, key: key)
  }

  package func remove(from collection: String, key: String) async throws(RecordError) {
    try checkRoom()
    await memory.remove(from: collection, key: key)
  }

  private func checkRoom() throws(RecordError) {
    if isFull { throw .storage(why: "there is no room left on the disk") }
  }
}
