// Who is told of which record.
import AppTesting
import DataLayer
import PostgreSQLTesting
import Testing

@testable import PostgreSQL

@Suite("Watched records", .timeLimit(.minutes(10)))
struct WatcherTests {
  let ours: PostgreSQLDatabase
  let store: PostgreSQLRecordStore
  let theirs: PostgreSQLRecordStore

  init() throws {
    let address = try PostgreSQLServer.ofThisProcess.get().database()
    ours = PostgreSQLDatabase(at: address)
    store = PostgreSQLRecordStore(in: ours)
    theirs = PostgreSQLRecordStore(in: PostgreSQLDatabase(at: address))
  }

  @Test("A record's watcher hears of it alone, a collection's of all in it")
  func told() async throws {
    var record = store.changes(of: "1", in: "a").makeAsyncIterator()
    var collection = store.changes(in: "a").makeAsyncIterator()
    // Changes are heard from now on.
    await record.next()
    #expect(await collection.next() == .anything)
    try await theirs.save(0, to: "b", key: "1")
    try await theirs.save(0, to: "a", key: "2")
    try await theirs.save(0, to: "a", key: "1")
    try await theirs.remove(from: "a", key: "2")
    await record.next()
    #expect(await collection.next() == .record(key: "2"))
    #expect(await collection.next() == .record(key: "1"))
    #expect(await collection.next() == .record(key: "2"))
    await theirs.database.close()
    await ours.close()
    #expect(await record.next() == nil)
    #expect(await collection.next() == nil)
    // Whoever comes after the end is told nothing, at once.
    for await _ in store.changes(in: "a") { continue }
  }

  @Test("A slow watcher of a collection loses changes and is told that anything may have changed")
  func lagging() async throws {
    let watchers = RecordWatchers { [ours] in ours.changes() }
    let slow = watchers.changes(in: "a")
    let last = RecordWatchers.waiting + 5
    for number in 0...last { watchers.notify(.record(collection: "a", key: "\(number)")) }
    watchers.finish()
    var heard: [RecordChange] = []
    for await change in slow { heard.append(change) }
    #expect(heard.count == RecordWatchers.waiting && heard.contains(.record(key: "\(last)")))
    #expect(heard.contains(.anything) && !heard.contains(.record(key: "0")))
    await theirs.database.close()
    await ours.close()
  }

  @Test("A watcher that ends leaves nothing behind")
  func ended() async throws {
    let task = Task { for await _ in store.changes(of: "1", in: "a") { continue } }
    let other = Task { for await _ in store.changes(in: "a") { continue } }
    while store.watchers.count < 2, !Task.isCancelled { await Task.yield() }
    task.cancel()
    other.cancel()
    await task.valueWithinTest
    await other.valueWithinTest
    #expect(store.watchers.count == 0)
    await theirs.database.close()
    await ours.close()
  }
}
