// A record store in a PostgreSQL database.
public import DataLayer
public import Foundation

/// Stores records in a database that several processes share.
///
/// An unreadable record moves to the table `damaged_records`.
public final class PostgreSQLRecordStore: RecordStore {
  /// The most bytes of a collection and a key together that fit in PostgreSQL's index.
  static let keyBytes = 2_500

  let database: PostgreSQLDatabase
  let watchers: RecordWatchers
  private let limits: RecordLimits
  private let now: @Sendable () -> Date
  private let report: @Sendable (RecordError) -> Void

  /// The records in `database`.
  ///
  /// `report` is called for damage and for failures of the storage, but not while the server is
  /// unreachable, which the database itself reports.
  public init(
    in database: PostgreSQLDatabase, limits: RecordLimits = RecordLimits(),
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (RecordError) -> Void = { _ in }
  ) {
    self.database = database
    watchers = RecordWatchers { database.changes() }
    self.limits = limits
    self.now = now
    self.report = report
  }

  /// The value under this key. Throws `damaged` once for an unreadable one.
  public func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>? {
    let place = try RecordKey(collection, key)
    // Repeated only when a new record has replaced a damaged one meanwhile.
    while true {
      let found = try await reading { connection throws(DatabaseError) in
        try PostgreSQLRecords.entry(place, on: connection)
      }
      guard let found else { return nil }
      do throws(RecordError) {
        let value = try RecordJSON.decode(type, from: found.json, collection: collection, key: key)
        return Record(value: value, savedAt: found.savedAt)
      } catch {
        let isMoved = try await writing { connection throws(DatabaseError) in
          try PostgreSQLRecords.setAside(found, at: place, why: "\(error)", on: connection)
        }
        if isMoved {
          report(error)
          throw error
        }
      }
    }
  }

  /// Saves the value under this key, replacing an earlier one.
  public func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    let place = try RecordKey(collection, key)
    let json = try RecordJSON.encode(value, limit: limits.recordBytes)
    let (savedAt, limit) = (now(), limits.records)
    let isSaved = try await writing { connection throws(DatabaseError) in
      try PostgreSQLRecords.put(json, at: place, savedAt, limit: limit, on: connection)
    }
    if !isSaved { throw .full(limit: limit) }
  }

  /// Removes the value under this key.
  public func remove(from collection: String, key: String) async throws(RecordError) {
    let place = try RecordKey(collection, key)
    try await writing { connection throws(DatabaseError) in
      try PostgreSQLRecords.remove(place, on: connection)
    }
  }

  /// The keys of a collection, in alphabetical order.
  public func keys(in collection: String) async throws(RecordError) -> [String] {
    let place = try RecordKey(collection, "")
    let keys = try await reading { connection throws(DatabaseError) in
      try connection.rows(
        "SELECT key FROM records WHERE collection = $1", [.text(place.collection)]
      ) { $0.text(0).withNUL }
    }
    return keys.sorted()
  }

  private func reading<Value: Sendable>(
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    do throws(DatabaseError) {
      return try await database.read(evenIfCancelled: true, work)
    } catch {
      throw reported(error)
    }
  }

  private func writing<Value: Sendable>(
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    do throws(DatabaseError) {
      return try await database.write(evenIfCancelled: true, work)
    } catch {
      throw reported(error)
    }
  }

  private func reported(_ error: DatabaseError) -> RecordError {
    let told = RecordError.storage(why: "\(error)")
    switch error {
    case .away, .closed: break
    default: report(told)
    }
    return told
  }
}

/// A collection and a key as PostgreSQL's texts.
struct RecordKey: Sendable {
  let collection: String
  let key: String

  /// Throws `storage` when the index cannot hold their bytes.
  init(_ collection: String, _ key: String) throws(RecordError) {
    (self.collection, self.key) = (collection.withoutNUL, key.withoutNUL)
    let limit = PostgreSQLRecordStore.keyBytes
    guard self.collection.utf8.count + self.key.utf8.count <= limit else {
      throw .storage(why: "a key takes more than \(limit) bytes")
    }
  }
}
