// A record store in memory.
public import Foundation

/// Stores records in memory, for tests and previews; as JSON, like the store on disk.
public actor InMemoryRecordStore: RecordStore {
  private struct Entry {
    var json: Data
    var savedAt: Date
  }

  /// Whether several processes are simulated.
  public nonisolated let isShared: Bool
  private let limits: RecordLimits
  private let now: @Sendable () -> Date
  private var collections: [String: [String: Entry]] = [:]

  /// An empty store; `now` returns the time of each save.
  public init(
    limits: RecordLimits = RecordLimits(), isShared: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.isShared = isShared
    self.limits = limits
    self.now = now
  }

  /// A store with initial values, by collection and key, all saved at this time.
  public init(
    holding values: [String: [String: any Codable & Sendable]], savedAt: Date
  ) {
    let limits = RecordLimits()
    isShared = false
    self.limits = limits
    now = { savedAt }
    collections = values.mapValues { records in
      records.compactMapValues { value in
        // Only a value that is no JSON is omitted; a preview then shows that nothing was saved.
        let json = try? RecordJSON.encode(value, limit: limits.recordBytes)
        return json.map { Entry(json: $0, savedAt: savedAt) }
      }
    }
  }

  /// The value under this key. Throws `damaged` once for an unreadable one.
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

  /// Saves the value under this key, replacing an earlier one.
  public func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) throws(RecordError) {
    let json = try RecordJSON.encode(value, limit: limits.recordBytes)
    let saved = collections[collection] ?? [:]
    guard saved[key] != nil || saved.count < limits.records else {
      throw .full(limit: limits.records)
    }
    collections[collection, default: [:]][key] = Entry(json: json, savedAt: now())
  }

  /// Removes the value under this key.
  public func remove(from collection: String, key: String) {
    collections[collection]?[key] = nil
  }

  /// The keys of a collection, in alphabetical order.
  public func keys(in collection: String) -> [String] {
    (collections[collection] ?? [:]).keys.sorted()
  }
}
