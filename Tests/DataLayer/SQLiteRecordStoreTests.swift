// Records on disk: restarts, damage and sharing of the file.
import Foundation
import Testing

@testable import DataLayer

@Suite("Records in a file", .timeLimit(.minutes(10)))
struct SQLiteRecordStoreTests {
  let folder: TemporaryFolder
  let reports = Reports<RecordError>()

  init() throws {
    folder = try TemporaryFolder()
  }

  func store() throws -> SQLiteRecordStore {
    try SQLiteRecordStore(at: folder.file("records.sqlite"), report: reports.hear)
  }

  /// The tables of the store, read by another connection.
  func database() throws -> Database {
    try Database(at: folder.file("records.sqlite"), migrations: RecordTables.migrations)
  }

  @Test("Records come back after a restart, in a file for this account only")
  func restart() async throws {
    let first = try store()
    try await first.save(["soup"], to: "foods", key: "list")
    await first.close()
    await #expect(throws: RecordError.storage(why: "it is closed")) {
      try await first.save(["tea"], to: "foods", key: "list")
    }
    #expect(try await store().load([String].self, from: "foods", key: "list")?.value == ["soup"])
    let path = folder.file("records.sqlite").path(percentEncoded: false)
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test(
    "A record that cannot be read is set aside and reported, never deleted",
    arguments: [("", "it is empty"), (#"["sou"#, "it is not JSON")])
  func damagedRecord(_ json: String, _ why: String) async throws {
    let (store, beside) = (try store(), try database())
    let error = RecordError.damaged(collection: "foods", key: "1", why: why)
    for _ in 1...2 {
      try await store.save(["soup"], to: "foods", key: "1")
      try await beside.write { connection throws(DatabaseError) in
        try connection.run("UPDATE records SET json = ?", json)
        return
      }
      await #expect(throws: error) {
        try await store.load([String].self, from: "foods", key: "1")
      }
    }
    #expect(try await store.load([String].self, from: "foods", key: "1") == nil)
    #expect(reports.all == [error, error])
    let aside = try await beside.read { connection throws(DatabaseError) in
      try connection.rows("SELECT collection, key, json FROM damaged_records") {
        [$0.text(0), $0.text(1), $0.text(2)]
      }
    }
    #expect(aside == [["foods", "1", json], ["foods", "1", json]])
  }

  @Test("A damaged file is set aside and reported, and an empty one takes records")
  func damagedFile() async throws {
    try folder.write("records.sqlite", Data("Not a database, but a letter home.".utf8))
    let store = try store()
    try await store.save(["soup"], to: "foods", key: "1")
    #expect(try await store.load([String].self, from: "foods", key: "1")?.value == ["soup"])
    let why =
      "records.sqlite: the file was damaged (file is not a database); "
      + "it was set aside as records.sqlite.damaged, and an empty one made"
    #expect(reports.all == [.storage(why: why)])
    let aside = try String(contentsOf: folder.file("records.sqlite.damaged"), encoding: .utf8)
    #expect(aside == "Not a database, but a letter home.")
  }

  @Test("A file that a newer version has written is refused")
  func newer() async throws {
    let later = Database.self
    let steps =
      RecordTables.migrations + [
        Migration(2, "more", sql: "CREATE TABLE more (id INTEGER)")
      ]
    await (try later.init(at: folder.file("records.sqlite"), migrations: steps)).close()
    #expect(throws: DatabaseError.newer(found: 2, known: 1)) { try store() }
  }

  @Test("A folder that cannot be made is said to be so")
  func unusable() throws {
    try folder.write("file", Data())
    #expect(throws: DatabaseError.self) {
      try SQLiteRecordStore(at: folder.file("file/below/records.sqlite"))
    }
  }
}
