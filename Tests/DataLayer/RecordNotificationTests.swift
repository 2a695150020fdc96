// Stores over one file in several processes, which tell each other what they save.
import Foundation
import Testing

@testable import DataLayer

@Suite("Records that processes tell each other of", .timeLimit(.minutes(10)))
struct RecordNotificationTests {
  let folder: TemporaryFolder
  let all = Broadcast<StoreChange>(waiting: 100)

  init() throws { folder = try TemporaryFolder() }

  func store() throws -> SQLiteRecordStore {
    try SQLiteRecordStore(
      at: folder.file("records.sqlite"),
      changes: StoreChanges(
        tell: { [all] in all.send($0) }, changes: { [all] in all.values(first: .anything) }))
  }

  @Test("What one saves or removes the other hears of, and can read")
  func told() async throws {
    let (ours, theirs) = (try store(), try store())
    #expect(ours.notifiesChanges)
    var collection = ours.changes(in: "foods").makeAsyncIterator()
    var record = ours.changes(of: "list", in: "foods").makeAsyncIterator()
    #expect(await collection.next() == .anything)
    await record.next()
    try await theirs.save(["soup"], to: "foods", key: "list")
    #expect(await collection.next() == .record(key: "list"))
    await record.next()
    #expect(try await ours.load([String].self, from: "foods", key: "list")?.value == ["soup"])
    try await theirs.remove(from: "foods", key: "list")
    #expect(await collection.next() == .record(key: "list"))
    await ours.close()
    await theirs.close()
  }

  @Test("A store that nobody shares tells nothing, at once")
  func alone() async throws {
    let store = try SQLiteRecordStore(at: folder.file("records.sqlite"))
    #expect(!store.notifiesChanges)
    for await _ in store.changes(in: "foods") { Issue.record("It told something.") }
    for await _ in store.changes(of: "list", in: "foods") { Issue.record("It told something.") }
    await store.close()
  }
}
