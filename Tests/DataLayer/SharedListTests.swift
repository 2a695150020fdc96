// One list for all pages of a process: requested, prepared, read and saved once.
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import DataLayer

@MainActor
@Suite("A shared list", .timeLimit(.minutes(10)))
struct SharedListTests {
  /// The calls that are counted.
  struct Counts {
    var requests = 0
    var prepared = 0
  }

  let planned = Planned<Int, [String], HTTPError>()
  let clock = TestClock()
  let store = CountingStore()
  let counts = CountedCalls()

  func list() -> SharedList<String, HTTPError> {
    SharedList(
      in: store, collection: "names", key: "a", clock: clock,
      now: { Date(timeIntervalSince1970: 1_000) },
      fetch: { [planned, counts] () async throws(HTTPError) in
        try await planned.ask(counts.add(\.requests))
      },
      prepare: { [counts] names in
        _ = counts.add(\.prepared)
        return names.joined(separator: ",")
      })
  }

  /// The words of an outcome, for comparing.
  func words(_ outcome: Result<SharedList<String, HTTPError>.Copy, HTTPError>?) -> String {
    switch outcome {
    case .success(let copy)?: copy.content
    case .failure(let error)?: "\(error)"
    case nil: "cancelled"
    }
  }

  @Test("A hundred pages that open at once are one request, one preparation, one read, one save")
  func hundredPages() async throws {
    let list = list()
    let pages = (0..<100).map { _ in
      Task {
        await list.readSaved()
        let outcome = await list.latest(opening: true)
        await list.savingEnded()
        return words(outcome)
      }
    }
    try await planned.next().answer(["a", "b"])
    for page in pages { #expect(await page.valueWithinTest == "a,b") }
    #expect(counts.value.requests == 1)
    #expect(counts.value.prepared == 1)
    #expect(store.counts == [1, 1])
  }

  @Test("A page opened within five seconds of an answer sends no request, a later one does")
  func freshness() async throws {
    let list = list()
    async let first = list.latest(opening: true)
    try await planned.next().answer(["a"])
    #expect(words(await first) == "a")
    clock.advance(by: .milliseconds(4_999))
    #expect(list.fresh?.content == "a")
    #expect(words(await list.latest(opening: true)) == "a")
    clock.advance(by: .milliseconds(1))
    #expect(list.fresh == nil)
    #expect(list.copy?.content == "a")
    async let later = list.latest(opening: true)
    try await planned.next().answer(["b"])
    #expect(words(await later) == "b")
    #expect(list.copy?.version == .savedCopy.next.next)
  }

  @Test("A hundred pulls in ten seconds are fourteen requests, each pull with an answer")
  func pulls() async {
    let list = SharedList(
      in: store, collection: "names", key: "a", clock: clock, now: { .distantPast },
      fetch: { [counts] () async throws(HTTPError) -> String in
        _ = counts.add(\.requests)
        return "a"
      }, prepare: { $0 })
    for _ in 0..<10 {
      for _ in 0..<10 { #expect(words(await list.latest()) == "a") }
      clock.advance(by: .seconds(1))
    }
    // Five at once, then one in each further second.
    #expect(counts.value.requests == 14)
  }

  @Test("When the rate is used up, a request after a failure waits for the second to end")
  func retries() async throws {
    let list = list()
    for _ in 0..<ListPace.burst {
      async let outcome = list.latest()
      try await planned.next().fail(.refused(status: 500, message: nil))
      #expect(words(await outcome) == "\(HTTPError.refused(status: 500, message: nil))")
    }
    async let outcome = list.latest()
    await clock.waitForSleepers(1)
    #expect(counts.value.requests == ListPace.burst)
    clock.advance(by: .seconds(1))
    try await planned.next().answer(["a"])
    #expect(words(await outcome) == "a")
  }

  @Test("A failure is told to those who wait for it, and the next caller asks again")
  func failures() async throws {
    let list = list()
    let down = HTTPError.unreachable(host: "names.test", why: "refused")
    let pages = (0..<3).map { _ in Task { words(await list.latest(opening: true)) } }
    try await planned.next().fail(down)
    for page in pages { #expect(await page.valueWithinTest == "\(down)") }
    #expect(list.copy == nil)
    async let next = list.latest(opening: true)
    try await planned.next().answer(["a"])
    #expect(words(await next) == "a")
  }

  @Test("An answer that was requested before a change is not given to whoever asks after it")
  func change() async throws {
    let list = list()
    async let first = list.latest()
    try await planned.next().answer(["a"])
    #expect(words(await first) == "a")
    let before = Task { words(await list.latest()) }
    let old = try await planned.next()
    list.changed { $0 = "a liked" }
    let after = Task { words(await list.latest(opening: true)) }
    old.answer(["a"])
    #expect(await before.valueWithinTest == "a liked")
    let reload = try await planned.next()
    // Meanwhile a page that opens is shown the change, and knows that it is not the latest.
    #expect(list.copy?.content == "a liked")
    #expect(list.fresh == nil)
    reload.answer(["a liked", "now"])
    #expect(await after.valueWithinTest == "a liked,now")
    #expect(list.fresh?.content == "a liked,now")
    await list.savingEnded()
    #expect(store.counts == [0, 2])
  }

  @Test("A request is cancelled with its last caller, and a cancelled caller returns at once")
  func leaving() async throws {
    let list = list()
    let one = Task { words(await list.latest(opening: true)) }
    let two = Task { words(await list.latest(opening: true)) }
    let call = try await planned.next()
    one.cancel()
    #expect(await one.valueWithinTest == "cancelled")
    two.cancel()
    #expect(await two.valueWithinTest == "cancelled")
    // The service has been told: the answer comes too late, and the next caller asks again.
    call.answer(["late"])
    async let next = list.latest(opening: true)
    try await planned.next().answer(["a"])
    #expect(words(await next) == "a")
    #expect(counts.value.requests == 2)
  }

  @Test("The saved copy is read once, and never takes the place of an answer")
  func savedCopy() async throws {
    try await store.save(["old"], to: "names", key: "a")
    let list = list()
    await list.readSaved()
    await list.readSaved()
    #expect(list.copy?.content == "old")
    #expect(list.copy?.version == .savedCopy)
    #expect(list.fresh == nil)
    async let next = list.latest(opening: true)
    try await planned.next().answer(["a"])
    #expect(words(await next) == "a")
    await list.readSaved()
    #expect(list.copy?.content == "a")
    #expect(store.counts[0] == 1)
  }
}

/// Counts of calls, from any thread.
final class CountedCalls: Sendable {
  private let counts = Mutex(SharedListTests.Counts())

  var value: SharedListTests.Counts { counts.withLock { $0 } }

  func add(_ path: sending WritableKeyPath<SharedListTests.Counts, Int>) -> Int {
    counts.withLock { counts in
      counts[keyPath: path] += 1
      return counts[keyPath: path]
    }
  }
}

/// A store in memory that counts how often it is read and written.
final class CountingStore: MemoryBackedStore {
  let memory = InMemoryRecordStore()
  private let numbers = Mutex([0, 0])

  /// How often a record was read, and how often one was written.
  var counts: [Int] { numbers.withLock { $0 } }

  func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) async throws(RecordError) -> Record<Value>? {
    numbers.withLock { $0[0] += 1 }
    return try await memory.load(type, from: collection, key: key)
  }

  func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) async throws(RecordError) {
    numbers.withLock { $0[1] += 1 }
    try await memory.save(value, to: collection, key: key)
  }
}
