// The tables of the shared database: made once, by one process, and never by an older version.
import DataLayer
import Foundation
import PostgreSQLTesting
import Testing

@testable import PostgreSQL

@Suite("Migrations of the shared database", .timeLimit(.minutes(10)))
struct MigrationTests {
  let address: PostgreSQLAddress

  init() throws { address = try PostgreSQLServer.ofThisProcess.get().database() }

  private func connection() throws -> PostgreSQLConnection {
    try PostgreSQLConnection(address, PostgreSQLOptions())
  }

  @Test("Eight processes that start at once make the tables once")
  func together() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...8 {
        group.addTask { [address] in try await PostgreSQLDatabase(at: address).open() }
      }
      try await group.waitForAll()
    }
    let numbers = try connection().rows("SELECT number FROM tapas_migrations ORDER BY number") {
      $0.integer(0)
    }
    #expect(numbers == Array(1...PostgreSQLTables.migrations.count))
  }

  @Test("A database of a newer version is refused and left as it was")
  func newer() async throws {
    try await PostgreSQLDatabase(at: address).open()
    let last = PostgreSQLTables.migrations.count
    try connection().run(
      "INSERT INTO tapas_migrations VALUES ($1::int, 'later')", [.integer(last + 1)])
    let database = PostgreSQLDatabase(at: address)
    await #expect(throws: DatabaseError.newer(found: last + 1, known: last)) {
      try await database.open()
    }
  }

  @Test("A migration that fails is named, and nothing of it stays")
  func failing() throws {
    let connection = try connection()
    let broken = PostgreSQLMigration(
      number: 1, name: "broken", statements: ["CREATE TABLE half (id integer)", "SELECT nonsense"])
    let error = #expect(throws: DatabaseError.self) { try connection.migrate([broken]) }
    guard case .migration(number: 1, name: "broken", _) = error else {
      Issue.record("it told \(String(describing: error))")
      return
    }
    let isThere = try connection.first("SELECT to_regclass('half') IS NOT NULL") {
      $0.integer(0) == 1
    }
    #expect(isThere == false)
  }

  @Test("Tables that someone removed are made again at the next use but one")
  func emptied() async throws {
    let database = PostgreSQLDatabase(at: address)
    let store = PostgreSQLRecordStore(in: database)
    try await store.save(1, to: "foods", key: "1")
    try connection().run("DROP SCHEMA public CASCADE")
    try connection().run("CREATE SCHEMA public")
    await #expect(throws: RecordError.self) { try await store.save(2, to: "foods", key: "1") }
    try await store.save(3, to: "foods", key: "1")
    #expect(try await store.load(Int.self, from: "foods", key: "1")?.value == 3)
    await database.close()
    await #expect(throws: RecordError.storage(why: "it is closed")) {
      try await store.save(4, to: "foods", key: "1")
    }
  }
}
