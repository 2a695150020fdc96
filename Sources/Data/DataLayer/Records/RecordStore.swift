// The protocol of a store that saves small values between runs.
import Foundation

/// Saves values between runs, each under a key in a collection.
///
/// A call runs to its end also in a cancelled task. Otherwise a page that closes during a save
/// would lose the value.
public protocol RecordStore: Sendable {
  /// The value under this key and the time it was saved; nil when there is none.
  ///
  /// Throws `damaged` once for a record that cannot be read; it is then set aside and the key is
  /// free.
  func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>?

  /// Saves the value under this key, in place of an earlier one; it then survives a crash.
  func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError)

  /// Removes the value under this key, if there is one.
  func remove(from collection: String, key: String) async throws(RecordError)

  /// The keys of a collection, in alphabetical order.
  func keys(in collection: String) async throws(RecordError) -> [String]

  /// Whether other processes share the store and tell what they save.
  var tellsChanges: Bool { get }

  /// An element whenever the value under this key may have changed, by this process or another.
  ///
  /// Ends at once where other processes tell nothing.
  func changes(of key: String, in collection: String) -> AsyncStream<Void>

  /// The records of a collection that may have changed, by this process or another.
  ///
  /// Ends at once where other processes tell nothing.
  func changes(in collection: String) -> AsyncStream<RecordChange>
}

extension RecordStore {
  /// False: other processes tell nothing.
  public var tellsChanges: Bool { false }

  /// Ends at once: other processes tell nothing.
  public func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    AsyncStream { $0.finish() }
  }

  /// Ends at once: other processes tell nothing.
  public func changes(in collection: String) -> AsyncStream<RecordChange> {
    AsyncStream { $0.finish() }
  }
}

/// What may have changed in a collection.
public enum RecordChange: Sendable, Hashable {
  /// Any of its records: some changes may have been missed.
  case anything
  /// The record under this key was saved or removed.
  case record(key: String)
}

/// A saved value and the time it was saved.
public struct Record<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// When it was saved, by the clock of the store.
  public var savedAt: Date

  /// A record made of its parts.
  public init(value: Value, savedAt: Date) {
    self.value = value
    self.savedAt = savedAt
  }
}

extension Record: Equatable where Value: Equatable {}

/// Why a record could not be loaded or saved.
public enum RecordError: Error, Sendable, Hashable {
  /// The record exists and cannot be read; it was set aside, not deleted.
  case damaged(collection: String, key: String, why: String)
  /// The value takes more bytes than the limit.
  case tooLarge(limit: Int)
  /// The collection has as many records as the limit allows.
  case full(limit: Int)
  /// The value cannot be written as JSON.
  case unwritableValue(why: String)
  /// The store cannot be read or written, such as on a full disk.
  case storage(why: String)
}

extension RecordError: CustomStringConvertible {
  /// What is wrong, in words without a full stop.
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
  /// The bytes of one record.
  public var recordBytes: Int
  /// The records of one collection.
  public var records: Int

  /// Limits; the defaults are 8 MB for a record and 10,000 records in a collection.
  public init(recordBytes: Int = 8_000_000, records: Int = 10_000) {
    self.recordBytes = recordBytes
    self.records = records
  }
}
