// The test clock, the semaphore and work that several callers wait for.
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import DataLayer

@Suite("Clock and semaphore", .timeLimit(.minutes(10)))
struct SharingTests {
  @Test("Sleepers wake at their deadlines, not before")
  func clock() async throws {
    let clock = TestClock()
    async let early: Void = clock.sleep(for: .seconds(1))
    async let late: Void = clock.sleep(for: .seconds(2))
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    try await early
    #expect(clock.now == TestClock.Instant(offset: .seconds(1)))
    await clock.waitForSleeper(due: .seconds(2))
    clock.advance(by: .seconds(5))
    try await late
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(6)), tolerance: nil)
    #expect(clock.now.offset == .seconds(6))
  }

  @Test("A cancelled sleep ends at once, one cancelled before never begins")
  func cancelledSleep() async {
    let clock = TestClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.valueWithinTest }
    let late = Task {
      await Latch().wait()
      try await clock.sleep(for: .seconds(1))
    }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.valueWithinTest }
  }

  @Test("The semaphore serves its waiters in the order they came")
  func order() async {
    let semaphore = AsyncSemaphore(permits: 1)
    let latch = Latch()
    let entered = Mutex<[Int]>([])
    let enter = { @Sendable (number: Int) in
      await semaphore.withPermit {
        entered.withLock { $0.append(number) }
        await latch.wait()
      }
    }
    let first = Task { await enter(0) }
    await waitUntil { entered.withLock { $0 } == [0] }
    var others: [Task<Void?, Never>] = []
    for number in 1...5 {
      others.append(Task { await enter(number) })
      await waitUntil { semaphore.waiting == number }
    }
    others[2].cancel()
    #expect(await others[2].valueWithinTest == nil)
    latch.open()
    _ = await first.valueWithinTest
    for task in others { _ = await task.valueWithinTest }
    #expect(entered.withLock { $0 } == [0, 1, 2, 4, 5])
    #expect(await semaphore.withPermit { true } == true)
  }

  @Test("A caller that joins after the last waiter was cancelled starts the work again")
  func rejoin() async {
    let flights = SingleFlight<String, Int>()
    let latch = Latch()
    let left = Task {
      await flights.join("a", cancelled: -1) { await latch.wait() ? 1 : 0 }
    }
    await waitUntil { flights.waiterCount(of: "a") == 1 }
    left.cancel()
    #expect(await left.valueWithinTest == -1)
    #expect(await flights.join("a", cancelled: -1) { 2 } == 2)
    #expect(flights.count == 0)
  }

  @Test("Committed work goes on without waiters, and later callers join it until it ends")
  func committed() async {
    let flights = SingleFlight<String, Int>()
    let latch = Latch()
    let answer = Mutex<Bool?>(nil)
    let left = Task {
      await flights.join("a", cancelled: -1) { commit in
        let isWanted = commit()
        answer.withLock { $0 = isWanted }
        return await latch.wait() ? 1 : 0
      }
    }
    await waitUntil { answer.withLock { $0 } == true }
    left.cancel()
    #expect(await left.valueWithinTest == -1)
    let back = Task { await flights.join("a", cancelled: -1) { 2 } }
    await waitUntil { flights.waiterCount(of: "a") == 1 }
    latch.open()
    #expect(await back.valueWithinTest == 1)
    #expect(flights.count == 0)
    #expect(await flights.join("a", cancelled: -1) { 2 } == 2)
  }

  @Test("Work without waiters cannot commit")
  func tooLate() async {
    let flights = SingleFlight<String, Int>()
    let latch = Latch()
    let answer = Mutex<Bool?>(nil)
    let left = Task {
      await flights.join("a", cancelled: -1) { commit in
        await latch.wait()
        let isWanted = commit()
        answer.withLock { $0 = isWanted }
        return 1
      }
    }
    await waitUntil { flights.waiterCount(of: "a") == 1 }
    left.cancel()
    #expect(await left.valueWithinTest == -1)
    await waitUntil { answer.withLock { $0 } == false }
    #expect(flights.count == 0)
  }
}
