// The SQLite file of a store: one table of rows, each the JSON of a saved object.
package import Foundation
import SQLiteDatabase
import Synchronization

/// The identity of a row.
package struct RowIdentity: Hashable, Sendable {
  /// The name of the class.
  package let entity: String
  /// The identity within the class.
  package let id: String

  /// Names a row.
  package init(entity: String, id: String) {
    self.entity = entity
    self.id = id
  }
}

/// A stored object.
package struct StoredRow: Sendable {
  /// The class of the object, and its identity.
  package let identity: RowIdentity
  /// The values of the object.
  package let json: Data

  /// Makes a row of an identity and values.
  package init(_ identity: RowIdentity, json: Data) {
    self.identity = identity
    self.json = json
  }
}

/// The changes of one save.
package struct RowChanges: Sendable {
  /// The rows to add, and those whose values replace older ones.
  package var written: [StoredRow] = []
  /// The rows to take out.
  package var deleted: [RowIdentity] = []

  /// No change.
  package init() {}

  /// Whether nothing is written or deleted.
  package var isEmpty: Bool { written.isEmpty && deleted.isEmpty }
}

/// A failure of the store's file.
package struct StoreFailure: Error, CustomStringConvertible {
  /// The file, and SQLite's own sentence.
  package let description: String

  /// A failure with a sentence.
  package init(description: String) { self.description = description }
}

/// The rows of a store.
package final class Rows: Sendable {
  /// The framework that made a file. It is in the head of the file, so that others are noticed.
  package enum Format: Int32, Sendable {
    /// Models of SwiftData: "LSdt".
    case swiftData = 0x4C53_6474
    /// Objects of Core Data: "LScd".
    case coreData = 0x4C53_6364
  }

  private let file: Mutex<StoreFile>
  /// Whether rows can be written.
  package let allowsSave: Bool

  /// Opens or makes the file; without an address the rows are in memory. Throws if the file cannot
  /// be opened, or is of another format; it is left as it is.
  package init(at url: URL?, _ format: Format, allowsSave: Bool) throws {
    self.allowsSave = allowsSave
    if let url {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    file = Mutex(try StoreFile(url?.path ?? ":memory:", format, isReadOnly: !allowsSave))
  }

  /// The rows of a class, in the order of their first save. Throws if the file cannot be read.
  package func all(of entity: String) throws -> [StoredRow] {
    try file.withLock { file in
      try file.perform { connection throws(DatabaseError) in
        try connection.rows(
          "SELECT id, json FROM model WHERE entity = ? ORDER BY number", entity
        ) { StoredRow(RowIdentity(entity: entity, id: $0.text(0)), json: $0.bytes(1)) }
      }
    }
  }

  /// The row with an identity; nil if there is none. Throws if the file cannot be read.
  package func row(_ identity: RowIdentity) throws -> StoredRow? {
    try file.withLock { file in
      try file.perform { connection throws(DatabaseError) in
        try connection.first(
          "SELECT json FROM model WHERE entity = ? AND id = ?", identity.entity, identity.id
        ) { StoredRow(identity, json: $0.bytes(0)) }
      }
    }
  }

  /// Writes all changes, or none of them. Throws if the file cannot be written.
  package func write(_ changes: RowChanges) throws {
    guard !changes.isEmpty else { return }
    try file.withLock { file in
      try file.write { connection throws(DatabaseError) in
        for row in changes.written {
          try connection.run(
            """
            INSERT INTO model (entity, id, json) VALUES (?, ?, ?)
            ON CONFLICT (entity, id) DO UPDATE SET json = excluded.json
            """, row.identity.entity, row.identity.id, row.json)
        }
        for identity in changes.deleted {
          try connection.run(
            "DELETE FROM model WHERE entity = ? AND id = ?", identity.entity, identity.id)
        }
      }
    }
  }

  /// The number of times that rows of another process, or of another store object of the same file,
  /// were noticed. Throws if the file cannot be read.
  package func foreignSaves() throws -> Int {
    try file.withLock { try $0.foreignSaves() }
  }

  /// Deletes every row. Throws if the file cannot be written.
  package func erase() throws {
    try file.withLock { file in
      try file.perform { connection throws(DatabaseError) in
        try connection.execute("DELETE FROM model")
      }
    }
  }
}
