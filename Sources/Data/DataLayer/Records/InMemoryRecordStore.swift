// A record store that forgets everything at the end of the run.

import Foundation

/// Keeps records in memory, for tests and previews; values go through JSON as they do in the store on disk.
public actor InMemoryRecordStore: RecordStore {
  private struct Entry {
    var json: Data
    var savedAt: Date
  }

  private let limits: RecordLimits
  private let now: @Sendable () -> Date
  private var collections: [String: [String: Entry]] = [:]

  /// An empty store; `now` gives the time of each save.
  public init(
    limits: RecordLimits = RecordLimits(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.limits = limits
    self.now = now
  }

  public func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) throws(RecordError) -> Record<Value>? {
    guard let entry = collections[collection]?[key] else { return nil }
    do throws(RecordError) {
      let value = try RecordJSON.decode(type, from: entry.json, collection: collection, key: key)
      return Record(value: value, savedAt: entry.savedAt)
    } catch {
      collections[collection]?[key] = nil
      throw error
    }
  }

  public func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) throws(RecordError) {
    let json = try RecordJSON.encode(value, limit: limits.recordBytes)
    let kept = collections[collection] ?? [:]
    guard kept[key] != nil || kept.count < limits.records else {
      throw .full(limit: limits.records)
    }
    collections[collection, default: [:]][key] = Entry(json: json, savedAt: now())
  }

  public func remove(from collection: String, key: String) {
    collections[collection]?[key] = nil
  }

  public func keys(in collection: String) -> [String] {
    (collections[collection] ?? [:]).keys.sorted()
  }
}
