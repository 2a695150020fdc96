// A record store in one SQLite file.
public import Foundation
import Synchronization

/// Stores records in a database file that several processes may share.
///
/// An unreadable record moves to the table `damaged_records`. A damaged file is set aside, and an
/// empty one replaces it. Neither is ever deleted. A failure of the disk is reported once, until a
/// save succeeds again.
public final class SQLiteRecordStore: RecordStore {
  private let database: Database
  private let limits: RecordLimits
  private let now: @Sendable () -> Date
  private let report: @Sendable (RecordError) -> Void
  /// The failure of the disk that was reported last; nil once a save has succeeded since.
  private let reportedFailure = Mutex<RecordError?>(nil)
  private let shared: StoreChanges?
  /// The number of the last migration that this version knows.
  public static var form: Int { RecordTables.migrations.count }
  /// Whether other processes may open the same file.
  public let isShared: Bool
  private let watchers: RecordWatchers?

  /// Opens the file; a missing file or folder is created.
  ///
  /// Throws `newer` when a later version has written the file. `report` is called for damage and
  /// for every failure of the storage. With `changes`, processes that share the file notify each
  /// other of their saves.
  public init(
    at file: URL, limits: RecordLimits = RecordLimits(),
    now: @escaping @Sendable () -> Date = { Date() },
    isShared: Bool = false, changes: StoreChanges? = nil,
    report: @escaping @Sendable (RecordError) -> Void = { _ in },
    observe: @escaping @Sendable (DatabaseOperation) -> Void = { _ in }
  ) throws(DatabaseError) {
    self.limits = limits
    self.now = now
    self.report = report
    self.isShared = isShared || changes != nil
    shared = changes
    watchers = changes.map { RecordWatchers($0.changes) }
    database = try Database(
      at: file, migrations: RecordTables.migrations,
      report: { problem in report(.storage(why: "\(file.lastPathComponent): \(problem)")) },
      observe: observe)
  }

  /// Finishes the work of earlier calls and closes the file; later calls throw `storage`.
  public func close() async { await database.close() }

  /// The value under this key. Throws `damaged` once for an unreadable one.
  public func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>? {
    // Repeated only when a new record has replaced a damaged one meanwhile.
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

  /// Saves the value under this key, replacing an earlier one.
  public func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    let json = try RecordJSON.encode(value, limit: limits.recordBytes)
    let (savedAt, limit) = (now(), limits.records)
    let isSaved = try await writing { connection throws(DatabaseError) in
      try RecordTables.put(json, collection, key, savedAt, limit: limit, on: connection)
    }
    if !isSaved { throw .full(limit: limit) }
    shared?.notify(.record(collection: collection, key: key))
  }

  /// Removes the value under this key.
  public func remove(from collection: String, key: String) async throws(RecordError) {
    try await writing { connection throws(DatabaseError) in
      try connection.run("DELETE FROM records WHERE collection = ? AND key = ?", collection, key)
      return
    }
    shared?.notify(.record(collection: collection, key: key))
  }

  /// The keys of a collection, in alphabetical order.
  public func keys(in collection: String) async throws(RecordError) -> [String] {
    let keys = try await reading { connection throws(DatabaseError) in
      try connection.rows("SELECT key FROM records WHERE collection = ?", collection) { $0.text(0) }
    }
    return keys.sorted()
  }

  /// Whether processes that share the file notify each other of their saves.
  public var notifiesChanges: Bool { shared != nil }

  /// An element whenever the record was saved or removed, and when notifications may have been
  /// missed.
  public func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    watchers?.changes(of: key, in: collection) ?? AsyncStream { $0.finish() }
  }

  /// The records of a collection that are saved or removed from now on.
  public func changes(in collection: String) -> AsyncStream<RecordChange> {
    watchers?.changes(in: collection) ?? AsyncStream { $0.finish() }
  }

  private func reading<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    try await retrying { [database] () async throws(DatabaseError) in
      try await database.read(evenIfCancelled: true, work)
    }
  }

  private func writing<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    let value = try await retrying { [database] () async throws(DatabaseError) in
      try await database.write(nil, evenIfCancelled: true, work)
    }
    reportedFailure.withLock { $0 = nil }
    return value
  }

  /// Repeats a call that found the file damaged, because an empty file has replaced it by then.
  private func retrying<Value: Sendable>(
    _ call: () async throws(DatabaseError) -> Value
  ) async throws(RecordError) -> Value {
    do throws(DatabaseError) {
      do throws(DatabaseError) {
        return try await call()
      } catch .damaged(_) {
        return try await call()
      }
    } catch {
      let failure = RecordError.storage(why: "\(error)")
      let isNew = reportedFailure.withLock { last in
        defer { last = failure }
        return last != failure
      }
      // Work that outlasts the store is that of a program that ends.
      if isNew, error != .closed { report(failure) }
      throw failure
    }
  }

  private func reported(_ error: RecordError) -> RecordError {
    report(error)
    return error
  }
}
