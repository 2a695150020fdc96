// A record store for people who may only read.
import Foundation

/// Reads the chosen collections of another store, and saves nothing.
///
/// A save or a removal ends without an error: what an app keeps for itself is then simply not there
/// the next time, as on a first visit. Collections that are not chosen appear empty, because they
/// belong to the people who may write. What is dear to request may be kept in memory for all who
/// read through this store.
public struct ReadingRecordStore: RecordStore {
  private let store: any RecordStore
  private let isReadable: @Sendable (_ collection: String) -> Bool
  private let isKept: @Sendable (_ collection: String) -> Bool
  private let kept = InMemoryRecordStore()

  /// Reads the collections of `store` for which `isReadable` is true, and keeps in memory what is
  /// saved to those of them for which `isKept` is true.
  public init(
    _ store: any RecordStore, isReadable: @escaping @Sendable (_ collection: String) -> Bool,
    isKept: @escaping @Sendable (_ collection: String) -> Bool = { _ in false }
  ) {
    self.store = store
    self.isReadable = isReadable
    self.isKept = isKept
  }

  /// The value under this key in a readable collection; nil in any other.
  public func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>? {
    guard isReadable(collection) else { return nil }
    let saved = try await store.load(type, from: collection, key: key)
    guard isKept(collection), let own = try await kept.load(type, from: collection, key: key)
    else { return saved }
    return saved.map { $0.savedAt > own.savedAt ? $0 : own } ?? own
  }

  /// Keeps the value in memory, or does nothing.
  public func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    if isKept(collection) { try await kept.save(value, to: collection, key: key) }
  }

  /// Does nothing.
  public func remove(from collection: String, key: String) async throws(RecordError) {}

  /// The keys of a readable collection; none of any other.
  public func keys(in collection: String) async throws(RecordError) -> [String] {
    isReadable(collection) ? try await store.keys(in: collection) : []
  }

  /// Whether other processes notify of their saves.
  public var notifiesChanges: Bool { store.notifiesChanges }

  /// The changes of a value in a readable collection; ends at once for any other.
  public func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    isReadable(collection)
      ? store.changes(of: key, in: collection) : AsyncStream { $0.finish() }
  }

  /// The changes of a readable collection; ends at once for any other.
  public func changes(in collection: String) -> AsyncStream<RecordChange> {
    isReadable(collection) ? store.changes(in: collection) : AsyncStream { $0.finish() }
  }
}
