// Requests of a process that stands still, as an app does that iOS suspends.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests
@testable import Limits

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Suspension", .timeLimit(.minutes(10)))
struct SuspensionTests {
  let clock = TestClock()

  func client(_ transport: ScriptedTransport) -> HTTPClient {
    HTTPClient(
      transport: transport, clock: clock, deadlineClock: RunningClock(over: clock), random: { 1 })
  }

  /// Lets the process run for this long while a request is under way.
  func run(for time: Duration) async {
    for _ in 0..<Int(time / RunningClock.tick) {
      await clock.waitForSleeper(due: clock.now.offset + RunningClock.tick)
      clock.advance(by: RunningClock.tick)
    }
  }

  /// Suspends the process for an hour while a request is under way.
  func suspend() async {
    await clock.waitForSleeper(due: clock.now.offset + RunningClock.tick)
    clock.advance(by: .seconds(3_600))
  }

  @Test("An hour of suspension in a load costs none of its deadline")
  func deadline() async throws {
    let latch = Latch()
    let transport = ScriptedTransport(.after(latch, "late"))
    let client = client(transport)
    let options = RequestOptions(deadline: .seconds(15), stallTimeout: .seconds(60))
    async let answer = client.data(for: get(), options)
    await run(for: .seconds(7))
    await suspend()
    await run(for: .seconds(7))
    latch.open()
    #expect(try await answer.body == Data("late".utf8))
    #expect(transport.requests.count == 1)
  }

  @Test("Nor does it count as a stall")
  func stall() async throws {
    let latch = Latch()
    let transport = ScriptedTransport(.after(latch, "late"))
    let client = client(transport)
    async let answer = client.data(for: get())
    await run(for: .seconds(4))
    await suspend()
    await run(for: .seconds(5))
    latch.open()
    #expect(try await answer.body == Data("late".utf8))
    #expect(transport.requests.count == 1)
  }

  @Test("Without a suspension the deadline ends a request when it is due")
  func awake() async {
    let transport = ScriptedTransport(.hang)
    let client = client(transport)
    let options = RequestOptions(deadline: .seconds(8))
    async let result = outcome { () async throws(HTTPError) in
      try await client.data(for: get(), options)
    }
    await run(for: .seconds(8))
    #expect(await result == .failure(.timedOut(after: .seconds(8))))
    #expect(clock.now.offset == .seconds(8))
    #expect(transport.requests.count == 1)
  }

  @Test("A request whose connection died in a suspension starts anew, with its whole deadline")
  func anew() async throws {
    let latch = Latch()
    let transport = ScriptedTransport(.hang, .after(latch, "fresh"))
    let client = client(transport)
    async let answer = client.data(for: get(), RequestOptions(deadline: .seconds(8)))
    await run(for: .milliseconds(7_500))
    await suspend()
    await run(for: .milliseconds(7_500))
    latch.open()
    #expect(try await answer.body == Data("fresh".utf8))
    #expect(transport.requests.count == 2)
  }

  @Test("It starts anew three times, because a machine that is too busy also seems to stand still")
  func bounded() async {
    let transport = ScriptedTransport(.hang)
    let client = client(transport)
    let options = RequestOptions(deadline: RunningClock.tick)
    async let result = outcome { () async throws(HTTPError) in
      try await client.data(for: get(), options)
    }
    for _ in 1...4 { await suspend() }
    #expect(await result == .failure(.timedOut(after: RunningClock.tick)))
    #expect(transport.requests.count == 4)
  }

  @Test("A POST that may have arrived before the suspension is not sent again")
  func post() async {
    let transport = ScriptedTransport(.hang, .answer(200))
    let client = client(transport)
    var request = get()
    request.httpMethod = "POST"
    let sent = request
    async let result = outcome { () async throws(HTTPError) in
      try await client.data(for: sent, RequestOptions(deadline: RunningClock.tick))
    }
    await suspend()
    #expect(await result == .failure(.timedOut(after: RunningClock.tick)))
    #expect(transport.requests.count == 1)
  }

  @Test("A pause that the service asked for passes in a suspension")
  func pause() async throws {
    let transport = ScriptedTransport(.answer(503, ["Retry-After": "10"]), .answer(200))
    let client = client(transport)
    async let answer = client.data(for: get())
    await clock.waitForSleeper(due: .seconds(10))
    await suspend()
    #expect(try await answer.status == 200)
    #expect(transport.requests.count == 2)
  }

  @Test("A pause between attempts is part of the deadline")
  func pauseInDeadline() async throws {
    let transport = ScriptedTransport(.answer(503, ["Retry-After": "10"]), .hang)
    let client = client(transport)
    async let result = outcome { () async throws(HTTPError) in try await client.data(for: get()) }
    await clock.waitForSleeper(due: .seconds(10))
    await run(for: .seconds(15))
    #expect(await result == .failure(.timedOut(after: .seconds(15))))
    #expect(clock.now.offset == .seconds(15))
  }

  @Test("The client for the real network measures deadlines by a clock that stands still")
  func live() {
    #expect(HTTPClient.live(userAgent: "Tests").deadlineTime.standstills != nil)
  }

  @Test("A running clock counts the time between readings, and half a second for a standstill")
  func readings() {
    let running = RunningClock(over: clock)
    clock.advance(by: .seconds(2))
    #expect(running.now.offset == .seconds(2))
    #expect(running.standstills == 0)
    clock.advance(by: .milliseconds(2_001))
    #expect(running.now.offset == .milliseconds(2_500))
    clock.advance(by: .seconds(86_400))
    #expect(running.standstills == 2)
    #expect(running.now.offset == .seconds(3))
  }

  @Test("A cancelled sleep by a running clock ends at once")
  func cancelled() async {
    let running = RunningClock(over: clock)
    let sleep = Task { try await running.sleep(for: .seconds(60)) }
    await clock.waitForSleepers(1)
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }
}
