// The time limits of a request: the deadline and the stall timeout.
import AppTesting
import Foundation
import Testing

@testable import DataLayer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Deadlines", .timeLimit(.minutes(10)))
struct DeadlineTests {
  let clock = TestClock()

  func client(_ transport: ScriptedTransport) -> HTTPClient {
    HTTPClient(transport: transport, clock: clock, random: { 0 })
  }

  @Test(
    "An attempt without a byte for 10 s is stopped and tried again, and the deadline ends it all")
  func silence() async {
    let transport = ScriptedTransport(.hang)
    let client = client(transport)
    async let result = outcome { () async throws(HTTPError) in try await client.data(for: get()) }
    await clock.waitForSleeper(due: .seconds(10))
    clock.advance(by: .seconds(10))
    await clock.waitForSleeper(due: .seconds(15))
    clock.advance(by: .seconds(5))
    #expect(await result == .failure(.timedOut(after: .seconds(15))))
    #expect(transport.requests.count == 2)
    #expect(transport.cancellations == 2)
  }

  @Test("Slow bytes are no stall, but the deadline ends them")
  func drip() async {
    let transport = ScriptedTransport(.drip(clock, 100))
    let client = client(transport)
    let options = RequestOptions(deadline: .seconds(8), stallTimeout: .seconds(2))
    async let result = outcome { () async throws(HTTPError) in
      try await client.data(for: get(), options)
    }
    for second in 1...8 {
      await clock.waitForSleeper(due: .seconds(second))
      await clock.waitForSleepers(2)
      clock.advance(by: .seconds(1))
    }
    #expect(await result == .failure(.timedOut(after: .seconds(8))))
    #expect(transport.requests.count == 1)
  }

  @Test("Slow bytes that end in time are an answer")
  func shortDrip() async throws {
    let transport = ScriptedTransport(.drip(clock, 3))
    let client = client(transport)
    let options = RequestOptions(deadline: .seconds(8), stallTimeout: .milliseconds(1_500))
    async let answer = client.data(for: get(), options)
    for second in 1...3 {
      await clock.waitForSleeper(due: .seconds(second))
      clock.advance(by: .milliseconds(1_000))
    }
    #expect(try await answer.status == 200)
  }

  @Test("A task cancelled before its request sends nothing")
  func alreadyCancelled() async {
    let transport = ScriptedTransport(.answer(200))
    let client = client(transport)
    let task = Task {
      await Latch().wait()
      return await outcome { () async throws(HTTPError) in try await client.data(for: get()) }
    }
    task.cancel()
    #expect(await task.valueWithinTest == .failure(.cancelled))
    #expect(transport.requests.isEmpty)
  }

  @Test(
    "An address that is not of the web is refused before anything is sent",
    arguments: ["file:///etc/passwd", "ftp://foods.test/", "food", "http:///food", "data:,hello"])
  func badAddress(_ address: String) async throws {
    let transport = ScriptedTransport(.answer(200))
    let request = URLRequest(url: try #require(URL(string: address)))
    let result = await outcome { () async throws(HTTPError) in
      try await client(transport).data(for: request)
    }
    #expect(result == .failure(.badAddress))
    #expect(transport.requests.isEmpty)
  }
}
