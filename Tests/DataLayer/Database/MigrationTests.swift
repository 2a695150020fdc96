// Migrations, and refusing files of newer versions.
import Foundation
import Synchronization
import Testing

@testable import DataLayer

@Suite("Migrations", .timeLimit(.minutes(10)))
struct MigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func database(_ migrations: [Migration]) throws -> Database {
    try Database(at: folder.file("t.sqlite"), migrations: migrations)
  }

  /// A migration that records its run in a table.
  func step(_ number: Int, _ taken: Reports<Int> = Reports()) -> Migration {
    Migration(number, "step \(number)") { connection throws(DatabaseError) in
      if number == 1 { try connection.execute("CREATE TABLE steps (number INTEGER)") }
      try connection.run("INSERT INTO steps VALUES (?)", number)
      taken.hear(number)
    }
  }

  func steps(_ database: Database) async throws -> [Int] {
    try await database.read { connection throws(DatabaseError) in
      try connection.rows("SELECT number FROM steps ORDER BY rowid") { $0.integer(0) }
    }
  }

  @Test("Each migration runs once, in order, however often the file is opened")
  func onceEach() async throws {
    let taken = Reports<Int>()
    await (try database([step(1, taken)])).close()
    await (try database([step(1, taken), step(2, taken), step(3, taken)])).close()
    let last = try database([step(1, taken), step(2, taken), step(3, taken)])
    #expect(try await steps(last) == [1, 2, 3])
    #expect(taken.all == [1, 2, 3])
  }

  @Test("A failed migration is rolled back alone, and the next start goes on with it")
  func failing() async throws {
    let wrong = Migration(2, "a mistake", sql: "INSERT INTO steps VALUES (2); DROP TABLE nowhere")
    #expect(
      throws: DatabaseError.migration(
        number: 2, name: "a mistake", why: "no such table: nowhere")
    ) { try database([step(1), wrong]) }
    #expect(try await steps(try database([step(1), step(2)])) == [1, 2])
  }

  @Test("A newer file is refused and stays the same, byte for byte")
  func newer() async throws {
    await (try database([step(1), step(2)])).close()
    let before = try Data(contentsOf: folder.file("t.sqlite"))
    let error = #expect(throws: DatabaseError.newer(found: 2, known: 1)) {
      try database([step(1)])
    }
    #expect(
      error?.description
        == "it was written by a newer version of Tapas (form 2; this one knows 1)")
    #expect(try Data(contentsOf: folder.file("t.sqlite")) == before)
    #expect(try folder.names == ["t.sqlite", "t.sqlite-lock"])
  }

  @Test("A newer file is refused even when it is damaged further in")
  func newerAndDamaged() async throws {
    await (try database([step(1), step(2)])).close()
    let file = folder.file("t.sqlite")
    var bytes = try Data(contentsOf: file)
    bytes.append(Data(repeating: 7, count: 100))
    try bytes.write(to: file)
    #expect(throws: DatabaseError.newer(found: 2, known: 1)) { try database([step(1)]) }
    #expect(try Data(contentsOf: file) == bytes)
  }
}
