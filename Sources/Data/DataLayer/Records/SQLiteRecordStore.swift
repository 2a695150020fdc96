// A record store in one SQLite file.

import Foundation

/// Keeps records in a database file that several processes may share.
///
/// A record that cannot be read moves to the table `damaged_records`; a damaged file is set aside, and an empty one takes its
/// place. Neither is ever deleted. Calls go through even in a cancelled task.
public final class SQLiteRecordStore: RecordStore {
  private let database: Database
  private let limits: RecordLimits
  private let now: @Sendable () -> Date
  private let report: @Sendable (RecordError) -> Void

  /// Opens the file, making it and its folder when they are missing; throws `newer` when a later version has written it.
  ///
  /// `report` hears of damage and of every storage failure.
  public init(
    at file: URL, limits: RecordLimits = RecordLimits(),
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (RecordError) -> Void = { _ in }
  ) throws(DatabaseError) {
    self.limits = limits
    self.now = now
    self.report = report
    database = try Database(at: file, migrations: RecordTables.migrations) { problem in
      report(.storage(why: "\(file.lastPathComponent): \(problem)"))
    }
  }

  /// Finishes what was asked for and closes the file; calls after this throw `storage`.
  public func close() async { await database.close() }

  public func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>? {
    // Another round only when the record found damaged was replaced by a new one meanwhile.
    while true {
      let found = try await reading { connection throws(DatabaseError) in
        try RecordTables.entry(collection, key, on: connection)
      }
      guard let found else { return nil }
      do throws(RecordError) {
        let value = try RecordJSON.decode(type, from: found.json, collection: collection, key: key)
        return Record(value: value, savedAt: found.savedAt)
      } catch {
        let isMoved = try await writing { connection throws(DatabaseError) in
          try RecordTables.setAside(found, why: "\(error)", on: connection)
        }
        if isMoved { throw reported(error) }
      }
    }
  }

  public func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    let json = try RecordJSON.encode(value, limit: limits.recordBytes)
    let (savedAt, limit) = (now(), limits.records)
    let isKept = try await writing { connection throws(DatabaseError) in
      try RecordTables.put(json, collection, key, savedAt, limit: limit, on: connection)
    }
    if !isKept { throw .full(limit: limit) }
  }

  public func remove(from collection: String, key: String) async throws(RecordError) {
    try await writing { connection throws(DatabaseError) in
      try connection.run("DELETE FROM records WHERE collection = ? AND key = ?", collection, key)
      return
    }
  }

  public func keys(in collection: String) async throws(RecordError) -> [String] {
    let keys = try await reading { connection throws(DatabaseError) in
      try connection.rows("SELECT key FROM records WHERE collection = ?", collection) { $0.text(0) }
    }
    return keys.sorted()
  }

  private func reading<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    try await again { [database] () async throws(DatabaseError) in
      try await database.read(evenIfCancelled: true, work)
    }
  }

  private func writing<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    try await again { [database] () async throws(DatabaseError) in
      try await database.write(nil, evenIfCancelled: true, work)
    }
  }

  /// Once more after a damaged file was set aside: then there is an empty one.
  private func again<Value: Sendable>(
    _ call: () async throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    do throws(DatabaseError) {
      do throws(DatabaseError) {
        return try await call()
      } catch .damaged(_) {
        return try await call()
      }
    } catch {
      throw reported(.storage(why: "\(error)"))
    }
  }

  private func reported(_ error: RecordError) -> RecordError {
    report(error)
    return error
  }
}
