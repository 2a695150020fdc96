// A record store that counts how often a looked-up record was saved.
import DataLayer

/// A record store that counts the lookups of one app.
struct CountedRecordStore: RecordStore {
  let store: any RecordStore
  let hits: Counter
  let misses: Counter

  func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>? {
    do throws(RecordError) {
      let found = try await store.load(type, from: collection, key: key)
      (found == nil ? misses : hits).add()
      return found
    } catch {
      misses.add()
      throw error
    }
  }

  func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    try await store.save(value, to: collection, key: key)
  }

  func remove(from collection: String, key: String) async throws(RecordError) {
    try await store.remove(from: collection, key: key)
  }

  func keys(in collection: String) async throws(RecordError) -> [String] {
    try await store.keys(in: collection)
  }

  var isShared: Bool { store.isShared }

  var notifiesChanges: Bool { store.notifiesChanges }

  func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    store.changes(of: key, in: collection)
  }

  func changes(in collection: String) -> AsyncStream<RecordChange> {
    store.changes(in: collection)
  }
}
