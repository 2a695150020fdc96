// The SQLite file of a store: one table of rows, each the JSON of a saved object.
package import Foundation
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

  private let connection: Mutex<Connection>
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
    connection = Mutex(
      try Connection(url?.path ?? ":memory:", format.rawValue, isReadOnly: !allowsSave))
  }

  /// The rows of a class, in the order of their first save. Throws if the file cannot be read.
  package func all(of entity: String) throws -> [StoredRow] {
    try connection.withLock { connection in
      try connection.rows(
        "SELECT id, json FROM model WHERE entity = ?1 ORDER BY number", [.text(entity)]
      ) { StoredRow(RowIdentity(entity: entity, id: $0.text(0)), json: $0.data(1)) }
    }
  }

  /// The row with an identity; nil if there is none. Throws if the file cannot be read.
  package func row(_ identity: RowIdentity) throws -> StoredRow? {
    try connection.withLock { connection in
      try connection.rows(
        "SELECT json FROM model WHERE entity = ?1 AND id = ?2",
        [.text(identity.entity), .text(identity.id)]
      ) { StoredRow(identity, json: $0.data(0)) }.first
    }
  }

  /// Writes all changes, or none of them. Throws if the file cannot be written.
  package func write(_ changes: RowChanges) throws {
    guard !changes.isEmpty else { return }
    try connection.withLock { connection in
      try connection.run("BEGIN IMMEDIATE")
      do {
        for row in changes.written {
          try connection.run(
            """
            INSERT INTO model (entity, id, json) VALUES (?1, ?2, ?3)
            ON CONFLICT (entity, id) DO UPDATE SET json = excluded.json
            """,
            [.text(row.identity.entity), .text(row.identity.id), .data(row.json)])
        }
        for identity in changes.deleted {
          try connection.run(
            "DELETE FROM model WHERE entity = ?1 AND id = ?2",
            [.text(identity.entity), .text(identity.id)])
        }
        try connection.run("COMMIT")
      } catch {
        connection.rollBack()
        throw error
      }
    }
  }

  /// The number of times that rows of another process, or of another store object of the same file,
  /// were noticed. Throws if the file cannot be read.
  package func foreignSaves() throws -> Int {
    try connection.withLock { try $0.foreignSaves() }
  }

  /// Deletes every row. Throws if the file cannot be written.
  package func erase() throws {
    try connection.withLock { try $0.run("DELETE FROM model") }
  }
}
