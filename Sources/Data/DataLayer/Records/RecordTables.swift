// The tables of the records, and the statements on them.
import Foundation
import SQLiteDatabase

/// A row of the table of records.
struct RecordEntry: Sendable {
  let id: Int
  let savedAt: Date
  let json: Data
}

/// The tables. Times are seconds since 1 January 2001 in UTC, which is exact for a `Date`.
enum RecordTables {
  /// The migrations of the file.
  static let migrations: [Migration] = [
    Migration(
      1, "records",
      sql: """
        CREATE TABLE records (
          id INTEGER PRIMARY KEY,
          collection TEXT NOT NULL,
          key TEXT NOT NULL,
          saved_at REAL NOT NULL,
          json TEXT NOT NULL,
          UNIQUE (collection, key));
        CREATE TABLE damaged_records (
          id INTEGER PRIMARY KEY,
          collection TEXT NOT NULL,
          key TEXT NOT NULL,
          saved_at REAL NOT NULL,
          json TEXT NOT NULL,
          why TEXT NOT NULL);
        """)
  ]

  /// The row of a key; nil when there is none.
  static func entry(
    _ collection: String, _ key: String, on connection: Connection
  ) throws(DatabaseError) -> RecordEntry? {
    try connection.first(
      "SELECT id, saved_at, json FROM records WHERE collection = ? AND key = ?", collection, key
    ) {
      RecordEntry(
        id: $0.integer(0), savedAt: Date(timeIntervalSinceReferenceDate: $0.real(1)),
        json: $0.utf8(2))
    }
  }

  /// Saves a record, replacing an earlier one. Returns false when the collection is full.
  static func put(
    _ json: Data, _ collection: String, _ key: String, _ savedAt: Date, limit: Int,
    on connection: Connection
  ) throws(DatabaseError) -> Bool {
    let (text, time) = (UTF8Text(json), savedAt.timeIntervalSinceReferenceDate)
    let replaced = try connection.run(
      "UPDATE records SET saved_at = ?, json = ? WHERE collection = ? AND key = ?",
      time, text, collection, key)
    if replaced > 0 { return true }
    // The index alone is counted, only for a new key: 0.1 ms for ten thousand records.
    let count = try connection.first(
      "SELECT count(*) FROM records WHERE collection = ?", collection
    ) { $0.integer(0) }
    guard count ?? 0 < limit else { return false }
    try connection.run(
      "INSERT INTO records (collection, key, saved_at, json) VALUES (?, ?, ?, ?)",
      collection, key, time, text)
    return true
  }

  /// Moves an unreadable record. Returns false when it was changed meanwhile.
  static func setAside(
    _ entry: RecordEntry, why: String, on connection: Connection
  ) throws(DatabaseError) -> Bool {
    let moved = try connection.run(
      """
      INSERT INTO damaged_records (collection, key, saved_at, json, why)
      SELECT collection, key, saved_at, json, ? FROM records WHERE id = ? AND json = ?
      """, why, entry.id, UTF8Text(entry.json))
    guard moved > 0 else { return false }
    try connection.run("DELETE FROM records WHERE id = ?", entry.id)
    return true
  }
}
