// What only the records of a server have: damage by hand, many processes, long keys.
import DataLayer
import Foundation
import Limits
import PostgreSQLTesting
import Synchronization
import Testing

@testable import PostgreSQL

@Suite("Records on a server", .timeLimit(.minutes(10)))
struct RecordTests {
  let address: PostgreSQLAddress

  init() throws { address = try PostgreSQLServer.ofThisProcess.get().database() }

  @Test(
    "A record that cannot be read is set aside and reported, never deleted",
    arguments: [("", "it is empty"), (#"["sou"#, "it is not JSON")])
  func damaged(_ json: String, _ why: String) async throws {
    let reports = Mutex<[RecordError]>([])
    let store = PostgreSQLRecordStore(
      in: PostgreSQLDatabase(at: address),
      report: { error in reports.withLock { $0.append(error) } })
    let beside = try PostgreSQLConnection(address, PostgreSQLOptions())
    let error = RecordError.damaged(collection: "foods", key: "1", why: why)
    for _ in 1...2 {
      try await store.save(["soup"], to: "foods", key: "1")
      try beside.run("UPDATE records SET json = $1", [.text(json)])
      await #expect(throws: error) {
        try await store.load([String].self, from: "foods", key: "1")
      }
    }
    #expect(try await store.load([String].self, from: "foods", key: "1") == nil)
    #expect(reports.withLock { $0 } == [error, error])
    let aside = try beside.rows("SELECT collection, key, json FROM damaged_records") {
      [$0.text(0), $0.text(1), $0.text(2)]
    }
    #expect(aside == [["foods", "1", json], ["foods", "1", json]])
  }

  @Test("The limit of a collection holds for processes that save at the same time")
  func limit() async throws {
    let full = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<24 {
        group.addTask { [address] in
          let store = PostgreSQLRecordStore(
            in: PostgreSQLDatabase(at: address, options: PostgreSQLOptions(connections: 1)),
            limits: RecordLimits(records: 10))
          do throws(RecordError) {
            try await store.save(number, to: "foods", key: "\(number)")
            return false
          } catch {
            return error == .full(limit: 10)
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    let store = PostgreSQLRecordStore(in: PostgreSQLDatabase(at: address))
    #expect(full == 14)
    #expect(try await store.keys(in: "foods").count == 10)
  }

  @Test("A key that PostgreSQL's index cannot hold is refused in words")
  func longKey() async throws {
    let store = PostgreSQLRecordStore(in: PostgreSQLDatabase(at: address))
    // Letters that do not compress.
    var random = SeededRandom(seed: 2_494)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let long = String((0..<2_494).map { _ in letters.randomElement(using: &random) ?? "a" })
    try await store.save(1, to: "foods", key: long + "x")
    #expect(try await store.load(Int.self, from: "foods", key: long + "x")?.value == 1)
    await #expect(throws: RecordError.storage(why: "a key takes more than 2500 bytes")) {
      try await store.save(1, to: "foods", key: long + "xy")
    }
  }

  @Test("A value stands beside the statement: nothing in it is run")
  func injection() async throws {
    let store = PostgreSQLRecordStore(in: PostgreSQLDatabase(at: address))
    let hostile = "'); DROP TABLE records; -- $1 \\ \0"
    try await store.save(hostile, to: hostile, key: hostile)
    #expect(try await store.load(String.self, from: hostile, key: hostile)?.value == hostile)
    #expect(try await store.keys(in: hostile) == [hostile])
  }
}
