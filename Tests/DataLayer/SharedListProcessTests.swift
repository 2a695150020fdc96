// One list in several processes over a store that tells what each of them saves.
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import DataLayer

@MainActor
@Suite("A list that several processes share", .timeLimit(.minutes(10)))
struct SharedListProcessTests {
  let planned = Planned<String, [String], HTTPError>()
  let clock = TestClock()
  let store: NotifyingStore

  init() {
    let clock = clock
    store = NotifyingStore { Self.date(of: clock) }
  }

  nonisolated static func date(of clock: TestClock) -> Date {
    Date(timeIntervalSince1970: 1_000 + clock.now.offset / .seconds(1))
  }

  func list(_ process: String) -> SharedList<String, HTTPError> {
    SharedList(
      in: store, collection: "names", key: "a", clock: clock,
      now: { [clock] in Self.date(of: clock) },
      fetch: { [planned] () async throws(HTTPError) in try await planned.ask(process) },
      prepare: { $0.joined(separator: ",") })
  }

  /// Opens a page of a process, which asks the service.
  func open(_ list: SharedList<String, HTTPError>, answer: String) async throws {
    async let page = list.latest(opening: true)
    try await planned.next().answer([answer])
    _ = await page
    await list.savingEnded()
  }

  @Test("A process that starts within seven seconds of another's answer sends no request")
  func start() async throws {
    try await open(list("one"), answer: "a")
    clock.advance(by: .milliseconds(6_500))
    let two = list("two")
    await two.readSaved()
    #expect(two.fresh?.content == "a")
    guard case .success(let copy)? = await two.latest(opening: true) else {
      Issue.record("it has none")
      return
    }
    #expect(copy.content == "a" && copy.version == .savedCopy)
    clock.advance(by: .milliseconds(500))
    #expect(two.fresh == nil)
    let three = list("three")
    await three.readSaved()
    #expect(three.fresh == nil && three.copy?.content == "a")
  }

  @Test("The process that asked asks again first, two seconds before another, and all have it")
  func turns() async throws {
    let (one, two) = (list("one"), list("two"))
    try await open(two, answer: "old")
    var pages = two.answers().makeAsyncIterator()
    clock.advance(by: .seconds(5))
    try await open(one, answer: "a")
    #expect(await pages.next()?.content == "a")
    clock.advance(by: .seconds(5))
    #expect(one.fresh == nil)
    #expect(two.fresh?.content == "a")
    try await open(one, answer: "b")
    #expect(await pages.next()?.content == "b")
    // Nobody is left to ask for it.
    clock.advance(by: .milliseconds(6_500))
    #expect(one.fresh == nil && two.fresh?.content == "b")
    clock.advance(by: .milliseconds(500))
    #expect(two.fresh == nil)
    async let page = two.latest(opening: true)
    let call = try await planned.next()
    #expect(call.question == "two")
    call.answer(["c"])
    _ = await page
  }

  // Bug: an answer that came within a second of this process's own like was never shown.
  @Test("Another's answer waits for a second after this one's own change, and is not lost")
  func changed() async throws {
    let (one, two) = (list("one"), list("two"))
    try await open(one, answer: "old")
    var pages = one.answers().makeAsyncIterator()
    one.changed { $0 += " liked" }
    clock.advance(by: .milliseconds(400))
    try await open(two, answer: "a")
    await clock.waitForSleeper(due: .seconds(1))
    #expect(one.copy?.content == "old liked")
    clock.advance(by: .milliseconds(600))
    #expect(await pages.next()?.content == "a")
  }
}

/// A store in memory that tells each save to all who watch the record, whoever saved it.
final class NotifyingStore: MemoryBackedStore {
  let memory: InMemoryRecordStore
  private let watchers = Mutex<[String: [AsyncStream<Void>.Continuation]]>([:])

  init(now: @escaping @Sendable () -> Date) { memory = InMemoryRecordStore(now: now) }

  func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    try await memory.save(value, to: collection, key: key)
    for watcher in watchers.withLock({ $0[collection + key] ?? [] }) { watcher.yield() }
  }

  var notifiesChanges: Bool { true }

  func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    let (stream, watcher) = AsyncStream.makeStream(of: Void.self)
    watchers.withLock { $0[collection + key, default: []].append(watcher) }
    return stream
  }
}
