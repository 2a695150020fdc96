// What one process changes, told to the others.
import DataLayer
import Foundation
import PostgreSQLTesting
import Testing

@testable import PostgreSQL

@Suite("Changes told to all processes", .timeLimit(.minutes(10)))
struct ChangeTests {
  let address: PostgreSQLAddress
  /// Without the pause after a lost connection.
  let options = PostgreSQLOptions(connections: 1, pause: .zero)

  init() throws { address = try PostgreSQLServer.ofThisProcess.get().database() }

  @Test("A record that another process saves, changes or removes is told, in order")
  func records() async throws {
    let listening = PostgreSQLDatabase(at: address, options: options)
    var changes = listening.changes().makeAsyncIterator()
    #expect(await changes.next() == .anything)
    let other = PostgreSQLDatabase(at: address, options: options)
    let store = PostgreSQLRecordStore(in: other)
    let hostile = "a b\0\\ 7'é"
    try await store.save(1, to: hostile, key: "1 2")
    try await store.save(2, to: hostile, key: "1 2")
    try await store.remove(from: hostile, key: "1 2")
    // Nothing was there to remove, so nothing is told.
    try await store.remove(from: hostile, key: "1 2")
    try await store.save(3, to: "", key: "")
    var told: [StoreChange?] = []
    for _ in 1...4 { told.append(await changes.next()) }
    let record = StoreChange.record(collection: hostile, key: "1 2")
    #expect(told == [record, record, record, .record(collection: "", key: "")])
    await listening.close()
    #expect(await changes.next() == nil)
    var later = listening.changes().makeAsyncIterator()
    #expect(await later.next() == nil)
  }

  @Test("After a lost connection anything may have changed, and changes are told again")
  func lost() async throws {
    let listening = PostgreSQLDatabase(at: address, options: options)
    var changes = listening.changes().makeAsyncIterator()
    #expect(await changes.next() == .anything)
    let other = PostgreSQLDatabase(at: address, options: options)
    try await other.write { connection throws(DatabaseError) in
      _ = try connection.run(
        """
        SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """)
    }
    #expect(await changes.next() == .anything)
    try await other.write { connection throws(DatabaseError) in
      try connection.notify(.menu(version: 7))
    }
    #expect(await changes.next() == .menu(version: 7))
    // A second reader hears at once that it may ask.
    var second = listening.changes().makeAsyncIterator()
    #expect(await second.next() == .anything)
    await listening.close()
  }

  @Test("A reader that lags behind loses old changes and is told that anything may have changed")
  func lagging() async throws {
    let listening = PostgreSQLDatabase(at: address, options: options)
    var changes = listening.changes().makeAsyncIterator()
    var beside = listening.changes().makeAsyncIterator()
    #expect(await changes.next() == .anything)
    _ = await beside.next()
    let last = ChangeListener.waiting + 5
    let other = PostgreSQLDatabase(at: address, options: options)
    try await other.write { connection throws(DatabaseError) in
      try connection.writing { connection throws(DatabaseError) in
        for version in 1...last { try connection.notify(.menu(version: version)) }
      }
    }
    // All have been heard when the other reader has the last.
    while let change = await beside.next(), change != .menu(version: last) { continue }
    var read: [StoreChange] = []
    while read.last != .menu(version: last), let change = await changes.next() {
      read.append(change)
    }
    // The last may be told while the first is read.
    #expect(read.count <= ChangeListener.waiting + 1 && read.contains(.anything))
    await listening.close()
  }

  @Test(
    "A notification of another form is passed over",
    arguments: ["", "menu", "menu x", "record", "record 9 abc", "record -1 abc", "like 1 2 3"])
  func unknown(_ payload: String) { #expect(StoreChange(payload: payload) == nil) }
}
