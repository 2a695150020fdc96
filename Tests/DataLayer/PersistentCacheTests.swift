// The persistent cache: each key requested once, a few at a time.
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import DataLayer

@Suite("Persistent cache", .timeLimit(.minutes(10)))
struct PersistentCacheTests {
  @Test("A key is requested once for all callers, now and later; a failure is not saved")
  func once() async throws {
    let asked = Mutex<[String]>([])
    let store = InMemoryRecordStore()
    let answers = PersistentCache(in: store, collection: "names", atOnce: 2) {
      key async throws(HTTPError) in
      let count = asked.withLock { asked in
        asked.append(key)
        return asked.count
      }
      if count == 1 { throw .refused(status: 500, message: nil) }
      return key.uppercased()
    }
    await #expect(throws: HTTPError.refused(status: 500, message: nil)) {
      try await answers.value(of: "a")
    }
    #expect(try await answers.value(of: "a") == "A")
    #expect(try await answers.value(of: "a") == "A")
    #expect(try await answers.value(of: "b") == "B")
    #expect(asked.withLock { $0 } == ["a", "a", "b"])
    #expect(await store.keys(in: "names") == ["a", "b"])
  }

  @Test("An old value is requested again for a caller who wants a newer one, and for no other")
  func old() async throws {
    let time = Mutex(Date(timeIntervalSince1970: 1_000))
    let asked = Mutex<[String]>([])
    let store = InMemoryRecordStore(now: { time.withLock { $0 } })
    let answers = PersistentCache(in: store, collection: "names", atOnce: 2) {
      key async throws(HTTPError) in
      asked.withLock { $0.append(key) }
      return key + "\(asked.withLock(\.count))"
    }
    #expect(try await answers.value(of: "a") == "a1")
    time.withLock { $0 += 60 }
    let since = Date(timeIntervalSince1970: 1_030)
    #expect(await answers.saved("a")?.value == "a1")
    #expect(try await answers.value(of: "a", since: since - 30) == "a1")
    #expect(try await answers.value(of: "a", since: since) == "a2")
    #expect(try await answers.value(of: "a", since: since) == "a2")
    #expect(await answers.saved("a")?.savedAt == Date(timeIntervalSince1970: 1_060))
    #expect(await answers.saved("b") == nil)
  }

  @Test("A cancelled caller leaves the queue, and its key is never requested")
  func cancelled() async throws {
    let clock = TestClock()
    let asked = Mutex<[String]>([])
    let answers = PersistentCache(in: InMemoryRecordStore(), collection: "names", atOnce: 1) {
      key async throws(HTTPError) in
      asked.withLock { $0.append(key) }
      do { try await clock.sleep(for: .seconds(1)) } catch { throw .cancelled }
      return key
    }
    let first = Task { try await answers.value(of: "a") }
    await clock.waitForSleepers(1)
    let second = Task { try await answers.value(of: "b") }
    second.cancel()
    await #expect(throws: HTTPError.cancelled) { try await second.valueWithinTest }
    clock.advance(by: .seconds(1))
    #expect(try await first.valueWithinTest == "a")
    #expect(asked.withLock { $0 } == ["a"])
  }

  /// Bug: a drink was looked up twice at a time, when its row left for its page while the lookup
  /// was under way.
  @Test("A request that was sent runs to its end, and a later caller joins it")
  func sentOnce() async throws {
    let service = Slow()
    let store = InMemoryRecordStore()
    let answers = service.answers(in: store)
    let row = Task { try await answers.value(of: "a") }
    await waitUntil { service.asked == ["a"] }
    row.cancel()
    await #expect(throws: HTTPError.cancelled) { try await row.valueWithinTest }
    let page = Task { try await answers.value(of: "a") }
    await waitUntil { answers.waiting(for: "a") == 1 }
    service.latch.open()
    #expect(try await page.valueWithinTest == "A")
    #expect(service.asked == ["a"])
    #expect(service.cancelled == 0)
  }

  @Test("A value that nobody waits for is saved, and its permit is held until then")
  func keptForNobody() async throws {
    let service = Slow()
    let store = InMemoryRecordStore()
    let answers = service.answers(in: store)
    let gone = Task { try await answers.value(of: "a") }
    await waitUntil { service.asked == ["a"] }
    gone.cancel()
    await #expect(throws: HTTPError.cancelled) { try await gone.valueWithinTest }
    let next = Task { try await answers.value(of: "b") }
    await waitUntil { answers.waiting(for: "b") == 1 }
    #expect(service.asked == ["a"])
    service.latch.open()
    #expect(try await next.valueWithinTest == "B")
    #expect(await store.keys(in: "names") == ["a", "b"])
    #expect(try await answers.value(of: "a") == "A")
    #expect(service.asked == ["a", "b"])
    #expect(service.mostAtOnce == 1)
  }
}

/// A service that answers when its latch opens, and counts.
private final class Slow: Sendable {
  private struct State {
    var asked: [String] = []
    var inside = 0
    var mostInside = 0
    var cancelled = 0
  }

  let latch = Latch()
  private let state = Mutex(State())

  var asked: [String] { state.withLock { $0.asked } }
  var mostAtOnce: Int { state.withLock { $0.mostInside } }
  var cancelled: Int { state.withLock { $0.cancelled } }

  /// A cache of its answers in `store`, one request at a time.
  func answers(in store: InMemoryRecordStore) -> PersistentCache<String, HTTPError> {
    PersistentCache(in: store, collection: "names", atOnce: 1) {
      [self] key async throws(HTTPError) in
      state.withLock { state in
        state.asked.append(key)
        state.inside += 1
        state.mostInside = max(state.mostInside, state.inside)
      }
      defer { state.withLock { $0.inside -= 1 } }
      guard await latch.wait() else {
        state.withLock { $0.cancelled += 1 }
        throw .cancelled
      }
      return key.uppercased()
    }
  }
}
