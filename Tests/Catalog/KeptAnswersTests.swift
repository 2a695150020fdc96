// Answers kept for good: each key asked once, a few at a time.
import Catalog
import Synchronization
import Testing

@Suite("Kept answers", .timeLimit(.minutes(1)))
struct KeptAnswersTests {
  @Test("A key is asked once for all who wait and all who come later; a failure is not kept")
  func once() async throws {
    let asked = Mutex<[String]>([])
    let store = InMemoryRecordStore()
    let answers = KeptAnswers(in: store, collection: "names", atOnce: 2) {
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

  @Test("A caller who is cancelled leaves the queue, and its key is never asked")
  func cancelled() async throws {
    let clock = ManualClock()
    let asked = Mutex<[String]>([])
    let answers = KeptAnswers(in: InMemoryRecordStore(), collection: "names", atOnce: 1) {
      key async throws(HTTPError) in
      asked.withLock { $0.append(key) }
      do { try await clock.sleep(for: .seconds(1)) } catch { throw .cancelled }
      return key
    }
    let first = Task { try await answers.value(of: "a") }
    await clock.waitForSleepers(1)
    let second = Task { try await answers.value(of: "b") }
    second.cancel()
    await #expect(throws: HTTPError.cancelled) { try await second.value }
    clock.advance(by: .seconds(1))
    #expect(try await first.value == "a")
    #expect(asked.withLock { $0 } == ["a"])
  }
}
