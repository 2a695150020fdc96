// The statements on the table of records.
import DataLayer
import Foundation

/// A record as it is saved.
struct SavedRecord: Sendable {
  let savedAt: Date
  let json: Data
}

/// The statements. A read or a save over an earlier record takes one round trip.
enum PostgreSQLRecords {
  /// The record of a collection and key; nil when there is none.
  static func entry(
    _ place: RecordKey, on connection: PostgreSQLConnection
  ) throws(DatabaseError) -> SavedRecord? {
    try connection.first(
      "SELECT saved_at, json FROM records WHERE collection = $1 AND key = $2",
      [.text(place.collection), .text(place.key)]
    ) {
      SavedRecord(savedAt: Date(timeIntervalSinceReferenceDate: $0.real(0)), json: $0.utf8(1))
    }
  }

  /// Saves a record, replacing an earlier one. Returns false when the collection is full.
  static func put(
    _ json: Data, at place: RecordKey, _ savedAt: Date, limit: Int,
    on connection: PostgreSQLConnection
  ) throws(DatabaseError) -> Bool {
    let values = Values(
      key: place, change: change(at: place), time: .real(savedAt.timeIntervalSinceReferenceDate),
      json: .text(String(decoding: json, as: UTF8.self)))
    if try replace(values, on: connection) { return true }
    return try connection.writing { connection throws(DatabaseError) in
      // Without the lock, two processes that each add the last record would exceed the limit.
      try connection.run(
        "SELECT pg_advisory_xact_lock($1::int, hashtext($2))",
        [.integer(AdvisoryLock.records), .text(place.collection)])
      if try replace(values, on: connection) { return true }
      let count = try connection.first(
        "SELECT count(*) FROM records WHERE collection = $1", [.text(place.collection)]
      ) { $0.integer(0) }
      guard count ?? 0 < limit else { return false }
      try connection.run(
        "INSERT INTO records (collection, key, saved_at, json) VALUES ($1, $2, $3, $4)",
        [.text(place.collection), .text(place.key), values.time, values.json])
      try connection.run("SELECT pg_notify('tapas', $1)", [values.change])
      return true
    }
  }

  /// Removes the record of a collection and key.
  static func remove(
    _ place: RecordKey, on connection: PostgreSQLConnection
  ) throws(DatabaseError) {
    try connection.run(
      """
      WITH gone AS (DELETE FROM records WHERE collection = $1 AND key = $2 RETURNING 1)
      SELECT pg_notify('tapas', $3) FROM gone
      """, [.text(place.collection), .text(place.key), change(at: place)])
  }

  /// Moves an unreadable record. Returns false when it was changed meanwhile.
  static func setAside(
    _ record: SavedRecord, at place: RecordKey, why: String, on connection: PostgreSQLConnection
  ) throws(DatabaseError) -> Bool {
    let moved = try connection.run(
      """
      WITH moved AS (
        DELETE FROM records WHERE collection = $1 AND key = $2 AND json = $3 RETURNING *)
      INSERT INTO damaged_records (collection, key, saved_at, json, why)
      SELECT collection, key, saved_at, json, $4 FROM moved
      """,
      [
        .text(place.collection), .text(place.key),
        .text(String(decoding: record.json, as: UTF8.self)), .text(why.withoutNUL),
      ])
    return moved > 0
  }

  private struct Values {
    let key: RecordKey
    let change: SQLValue
    let time: SQLValue
    let json: SQLValue
  }

  private static func replace(
    _ values: Values, on connection: PostgreSQLConnection
  ) throws(DatabaseError) -> Bool {
    try connection.run(
      """
      WITH saved AS (
        UPDATE records SET saved_at = $3, json = $4 WHERE collection = $1 AND key = $2 RETURNING 1)
      SELECT pg_notify('tapas', $5) FROM saved
      """,
      [
        .text(values.key.collection), .text(values.key.key), values.time, values.json,
        values.change,
      ]) > 0
  }

  /// The notification for other processes, sent in the same round trip.
  private static func change(at place: RecordKey) -> SQLValue {
    let change = StoreChange.record(
      collection: place.collection.withNUL, key: place.key.withNUL)
    return .text(change.payload)
  }
}
