// What processes tell each other through the database when one has changed something.
import DataLayer

/// A change in a shared database, by this process or another.
public enum StoreChange: Sendable, Hashable {
  /// Anything may have changed: listening has begun, or begun again after a lost connection.
  case anything
  /// A record was saved or removed.
  case record(collection: String, key: String)
  /// The menu was replaced.
  case menu(version: Int)
}

extension StoreChange {
  /// The text of a notification; PostgreSQL takes up to 7,999 bytes, and a key has at most 2,500.
  ///
  /// The length of the collection stands before it, so that no sign need be escaped.
  var payload: String {
    switch self {
    case .anything: "anything"
    case .record(let collection, let key):
      "record \(collection.withoutNUL.utf8.count) \(collection.withoutNUL)\(key.withoutNUL)"
    case .menu(let version): "menu \(version)"
    }
  }

  /// The change of a notification; nil for one that a later version of Tapas has sent.
  init?(payload: String) {
    let parts = payload.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("anything", 1): self = .anything
    case ("menu", 2):
      guard let version = Int(parts[1]) else { return nil }
      self = .menu(version: version)
    case ("record", 3):
      let bytes = Array(parts[2].utf8)
      guard let length = Int(parts[1]), (0...bytes.count).contains(length) else { return nil }
      self = .record(
        collection: String(decoding: bytes[..<length], as: UTF8.self).withNUL,
        key: String(decoding: bytes[length...], as: UTF8.self).withNUL)
    default: return nil
    }
  }
}

extension PostgreSQLDatabase {
  /// The changes from now on; ends with the task that reads it, or when the database is closed.
  ///
  /// The first element is `anything`, once changes are heard. When more than a
  /// thousand changes wait for a slow reader, the oldest are dropped and `anything` follows.
  public func changes() -> AsyncStream<StoreChange> { listener.changes() }
}

extension PostgreSQLConnection {
  /// Tells all processes that listen, when the transaction is committed.
  func tell(_ change: StoreChange) throws(DatabaseError) {
    try run("SELECT pg_notify('tapas', $1)", .text(change.payload))
  }
}
