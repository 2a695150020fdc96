// The part that record stores of tests have in common.
package import DataLayer

/// A store over another in memory, which gets every call that the store does not take itself.
package protocol MemoryBackedStore: RecordStore {
  /// The store that has the values.
  var memory: InMemoryRecordStore { get }
}

extension MemoryBackedStore {
  /// The value in memory.
  package func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>? {
    try await memory.load(type, from: collection, key: key)
  }

  /// Saves the value in memory.
  package func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    try await memory.save(value, to: collection, key: key)
  }

  /// Removes the value from memory.
  package func remove(from collection: String, key: String) async throws(RecordError) {
    await memory.remove(from: collection, key: key)
  }

  /// The keys in memory.
  package func keys(in collection: String) async throws(RecordError) -> [String] {
    await memory.keys(in: collection)
  }
}
