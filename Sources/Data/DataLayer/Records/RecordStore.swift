// The protocol of a store that saves small values between runs.
public import Foundation

/// Saves values between runs, each under a key in a collection.
///
/// A call runs to its end even in a cancelled task. Otherwise a page that closes during a save
/// would lose the value.
public protocol RecordStore: Sendable {
  /// The value under this key and the time of its save; nil when there is none.
  ///
  /// Throws `damaged` once for an unreadable record. It is then set aside and the key is free.
  func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>?

  /// Saves the value under this key, replacing an earlier one. It then survives a crash.
  func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError)

  /// Removes the value under this key, if there is one.
  func remove(from collection: String, key: String) async throws(RecordError)

  /// The keys of a collection, in alphabetical order.
  func keys(in collection: String) async throws(RecordError) -> [String]

  /// Whether other processes may use the store at the same time.
  var isShared: Bool { get }

  /// Whether other processes share the store and notify of their saves.
  var notifiesChanges: Bool { get }

  /// An element whenever this process or another may have changed the value under this key.
  ///
  /// Ends at once if other processes send no notifications.
  func changes(of key: String, in collection: String) -> AsyncStream<Void>

  /// The records of a collection that this process or another may have changed.
  ///
  /// Ends at once if other processes send no notifications.
  func changes(in collection: String) -> AsyncStream<RecordChange>
}

extension RecordStore {
  /// By default only a store whose processes notify each other is shared.
  public var isShared: Bool { notifiesChanges }

  /// False: other processes send no notifications.
  public var notifiesChanges: Bool { false }

  /// Ends at once: other processes send no notifications.
  public func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    AsyncStream { $0.finish() }
  }

  /// Ends at once: other processes send no notifications.
  public func changes(in collection: String) -> AsyncStream<RecordChange> {
    AsyncStream { $0.finish() }
  }
}

/// A possible change of a collection.
public enum RecordChange: Sendable, Hashable {
  /// Any record may have changed, because some notifications may have been missed.
  case anything
  /// The record under this key was saved or removed.
  case record(key: String)
}

/// A saved value and the time of its save.
public struct Record<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// When it was saved, by the clock of the store.
  public var savedAt: Date

  /// A record from its parts.
  public init(value: Value, savedAt: Date) {
    self.value = value
    self.savedAt = savedAt
  }
}

extension Record: Equatable where Value: Equatable {}

/// The reason why a record could not be loaded or saved.
public enum RecordError: Error, Sendable, Hashable {
  /// The record exists but cannot be read. It was set aside, not deleted.
  case damaged(collection: String, key: String, why: String)
  /// The value takes more bytes than the limit.
  case tooLarge(limit: Int)
  /// The collection has the largest allowed number of records.
  case full(limit: Int)
  /// The value cannot be written as JSON.
  case unwritableValue(why: String)
  /// The store cannot be read or written, for example because the disk is full.
  case storage(why: String)
}

extension RecordError: CustomStringConvertible {
  /// The problem, in words without a full stop.
  public var description: String {
    switch self {
    case .damaged(let collection, let key, let why):
      "the record \(collection)/\(key) is damaged (\(why)); it was set aside"
    case .tooLarge(let limit): "a record takes more than \(limit) bytes"
    case .full(let limit): "a collection holds \(limit) records, which is all it may"
    case .unwritableValue(let why): "a value cannot be written as JSON (\(why))"
    case .storage(let why): why
    }
  }
}

/// The limits of a record store.
public struct RecordLimits: Sendable, Hashable {
  /// The most bytes of one record.
  public var recordBytes: Int
  /// The most records of one collection.
  public var records: Int

  /// Limits. The defaults are 8 MB for a record and 10,000 records in a collection.
  public init(recordBytes: Int = 8_000_000, records: Int = 10_000) {
    self.recordBytes = recordBytes
    self.records = records
  }
}
