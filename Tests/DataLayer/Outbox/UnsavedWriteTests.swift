// Writes that the disk does not take: told before their event counts as handled, and saved later.
import AppTesting
import Foundation
import LinuxTesting
import Synchronization
import Testing

@testable import DataLayer

private struct Memo: OutboxWrite {
  let id: Int
  let text: String
}

private struct MemoService: SourcedService {
  var source = "test"
}

@MainActor
@Suite("Writes that the disk does not take", .timeLimit(.minutes(1)))
struct UnsavedWriteTests {
  private let clock = TestClock()
  private let saves = EventSaves()

  /// The outbox of a process whose service cannot be reached.
  private func outbox(over store: any RecordStore) -> DurableOutbox<Memo> {
    DurableOutbox(
      "wish",
      ServiceDependencies(
        service: MemoService(), store: store, clock: clock, eventSaves: saves),
      isTemporary: { _ in true }, accepted: { _ in },
      request: { _ throws(HTTPError) in throw .unreachable(host: "wishes.test", why: "refused") })
  }

  /// Sends a memo as the handler of an event does, and returns once the event counts as handled.
  private func send(_ memo: Memo, from page: OutboxPage<Memo>) async {
    let (handled, note) = AsyncStream.makeStream(of: Void.self)
    #expect(
      saves.during {
        page.send(memo)
      } whenSaved: {
        note.finish()
      })
    for await _ in handled {}
  }

  private func onDisk(_ store: SQLiteRecordStore) async throws -> Int {
    try await store.keys(in: "wishs").count
  }

  // Bug: on a full disk a like was acknowledged, nobody was told, and after kill -9 it was gone.
  @Test(
    "On a full disk a write is told before its event is handled, and saved when there is room",
    .enabled(if: SmallDisk.isPossible, "mounting a small disk takes root"))
  func fullDisk() async throws {
    let disk = try SmallDisk(kilobytes: 512)
    let file = disk.url.appending(path: "records.sqlite")
    let store = try SQLiteRecordStore(at: file)
    let outbox = outbox(over: store)
    let page = outbox.page()
    try disk.fill(leaving: 0)
    var sent = 0
    while !page.isUnsaved, sent < 100 {
      await send(Memo(id: sent, text: String(repeating: "x", count: 2_000)), from: page)
      sent += 1
      #expect(try await onDisk(store) == (page.isUnsaved ? sent - 1 : sent))
    }
    #expect(page.isUnsaved)
    #expect(outbox.page().isUnsaved)

    try disk.clear()
    while page.isUnsaved, !Task.isCancelled {
      clock.advance(by: .seconds(1))
      await Task.yield()
    }
    let restarted = try SQLiteRecordStore(at: file)
    #expect(try await onDisk(restarted) == sent)
    await restarted.close()
    await store.close()
  }

  @Test("A save that takes longer than a server waits for it is told until it ends")
  func slowDisk() async throws {
    let latch = Latch()
    let page = outbox(over: SlowStore(latch: latch)).page()
    page.send(Memo(id: 1, text: "outside of an event"))
    #expect(
      saves.during {
        page.send(Memo(id: 2, text: "in an event"))
      } whenSaved: {
      })
    await clock.waitForSleeper(due: .seconds(1))
    #expect(!page.isUnsaved)
    clock.advance(by: .seconds(1))
    await until { page.isUnsaved }
    latch.open()
    await until { !page.isUnsaved }
  }

  @Test("A full disk is reported once, and again when it is full after a save")
  func reports() async throws {
    try #require(SmallDisk.isPossible)
    let disk = try SmallDisk(kilobytes: 512)
    let reports = Mutex<[RecordError]>([])
    let store = try SQLiteRecordStore(
      at: disk.url.appending(path: "records.sqlite"),
      report: { problem in reports.withLock { $0.append(problem) } })
    let large = String(repeating: "x", count: 200_000)
    for _ in 1...2 {
      try disk.fill(leaving: 0)
      for key in ["a", "b"] {
        await #expect(throws: RecordError.self) {
          try await store.save(large, to: "texts", key: key)
        }
      }
      try disk.clear()
      try await store.save(1, to: "numbers", key: "one")
    }
    let full = RecordError.storage(why: "\(DatabaseError.diskFull)")
    #expect(reports.withLock(\.self) == [full, full])
    await store.close()
    await #expect(throws: RecordError.self) { try await store.save(1, to: "numbers", key: "two") }
    #expect(reports.withLock(\.count) == 2)
  }
}

/// A store whose saves wait for a latch.
private struct SlowStore: MemoryBackedStore {
  let latch: Latch
  let memory = InMemoryRecordStore()

  init(latch: Latch) { self.latch = latch }

  func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    _ = await latch.wait()
    try await memory.save(value, to: collection, key: key)
  }
}
