// Where small values are kept between runs: the seam, and what goes over it.

import Foundation

/// Keeps values between runs, each under a key in a collection.
///
/// A call goes through even in a task that was cancelled: what a page asked for as it closed is kept all the same.
public protocol RecordStore: Sendable {
  /// The value under this key with the time it was saved, or nil when there is none.
  ///
  /// Throws `damaged` once for a record that cannot be read; it is then set aside, and the key is free.
  func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>?

  /// Puts the value under this key in place of any other; when this returns, it outlives a crash.
  func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError)

  /// Takes the value under this key away, if there is one.
  func remove(from collection: String, key: String) async throws(RecordError)

  /// The keys of a collection, in alphabetical order.
  func keys(in collection: String) async throws(RecordError) -> [String]
}

/// A kept value and when it was saved.
public struct Record<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// When it was saved, by the store's clock.
  public var savedAt: Date

  /// A record made by hand, as tests do.
  public init(value: Value, savedAt: Date) {
    self.value = value
    self.savedAt = savedAt
  }
}

extension Record: Equatable where Value: Equatable {}

/// Why a record could not be loaded or saved.
public enum RecordError: Error, Sendable, Hashable {
  /// The record is there but cannot be read; it was set aside, not deleted.
  case damaged(collection: String, key: String, why: String)
  /// The value takes more bytes than one record may.
  case tooLarge(limit: Int)
  /// The collection holds as many records as it may.
  case full(limit: Int)
  /// The value cannot be written as JSON.
  case unwritableValue(why: String)
  /// The store cannot be read or written: missing rights, full disk, broken disk.
  case storage(why: String)
}

extension RecordError: CustomStringConvertible {
  /// What is wrong, in plain words without a full stop.
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

/// How much a record store takes.
public struct RecordLimits: Sendable, Hashable {
  /// Bytes of one record.
  public var recordBytes: Int
  /// Records of one collection.
  public var records: Int

  /// 8 MB a record and 10,000 records a collection, unless told otherwise.
  public init(recordBytes: Int = 8_000_000, records: Int = 10_000) {
    self.recordBytes = recordBytes
    self.records = records
  }
}
