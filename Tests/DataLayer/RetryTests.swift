// When a request is repeated, after which wait, and when it is not.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Retries", .timeLimit(.minutes(10)))
struct RetryTests {
  let clock = TestClock()

  /// A client whose every drawn wait is the longest possible.
  func client(_ transport: ScriptedTransport, random: Double = 1) -> HTTPClient {
    HTTPClient(
      transport: transport, clock: clock, random: { random },
      wallClock: { Date(timeIntervalSince1970: 1_000_000_000) })
  }

  @Test("A GET that fails twice succeeds at the third attempt, after 100 and 200 ms")
  func thirdAttempt() async throws {
    let transport = ScriptedTransport(.answer(500), .answer(502), .answer(200, [:], "ok"))
    let client = client(transport)
    async let answer = client.data(for: get())
    await clock.waitForSleeper(due: .milliseconds(100))
    clock.advance(by: .milliseconds(100))
    await clock.waitForSleeper(due: .milliseconds(300))
    clock.advance(by: .milliseconds(200))
    #expect(try await answer.body == Data("ok".utf8))
    #expect(transport.requests.count == 3)
  }

  @Test("After three attempts the last failure is thrown")
  func givesUp() async {
    let transport = ScriptedTransport(
      .answer(500), .answer(500), .answer(503, [:], #"{"message": "closed"}"#))
    let client = client(transport, random: 0)
    let result = await outcome { () async throws(HTTPError) in try await client.data(for: get()) }
    #expect(result == .failure(.refused(status: 503, message: "closed")))
    #expect(transport.requests.count == 3)
  }

  @Test(
    "These failures are tried again",
    arguments: [
      ScriptedTransport.Step.answer(408), .answer(425), .answer(429), .answer(500), .answer(599),
      .fail(.unreachable(host: "foods.test", why: "reset")), .fail(.timedOut(after: .seconds(1))),
    ])
  func transient(_ failure: ScriptedTransport.Step) async throws {
    let transport = ScriptedTransport(failure, .answer(200))
    _ = try await client(transport, random: 0).data(for: get())
    #expect(transport.requests.count == 2)
  }

  @Test(
    "These failures are final",
    arguments: [
      ScriptedTransport.Step.answer(400), .answer(401), .answer(404), .answer(409), .answer(422),
      .answer(304), .fail(.tooLarge(limit: 1)), .fail(.badAddress),
    ])
  func final(_ failure: ScriptedTransport.Step) async {
    let transport = ScriptedTransport(failure, .answer(200))
    await #expect(throws: HTTPError.self) {
      try await client(transport, random: 0).data(for: get())
    }
    #expect(transport.requests.count == 1)
  }

  @Test(
    "Only what may safely arrive twice is sent twice",
    arguments: [
      ("GET", 2), ("HEAD", 2), ("PUT", 2), ("DELETE", 2), ("POST", 1), ("PATCH", 1),
    ])
  func methods(_ method: String, _ attempts: Int) async {
    let transport = ScriptedTransport(.answer(500), .answer(200))
    var request = get()
    request.httpMethod = method
    let sent = request
    _ = await outcome { () async throws(HTTPError) in
      try await client(transport, random: 0).data(for: sent)
    }
    #expect(transport.requests.map(\.httpMethod) == Array(repeating: method, count: attempts))
  }

  @Test("A POST declared idempotent is repeated with its body")
  func idempotentPost() async throws {
    let transport = ScriptedTransport(.answer(500), .answer(200))
    var request = get()
    request.httpMethod = "POST"
    request.httpBody = Data("like".utf8)
    _ = try await client(transport, random: 0).data(
      for: request, RequestOptions(retry: RetryPolicy(isIdempotent: true)))
    #expect(transport.requests.map(\.httpBody) == [Data("like".utf8), Data("like".utf8)])
  }

  @Test("An overloaded service gets waits of one second, then two")
  func throttled() async throws {
    let transport = ScriptedTransport(.answer(429), .answer(503), .answer(200))
    let client = client(transport)
    async let answer = client.data(for: get())
    await clock.waitForSleeper(due: .seconds(1))
    clock.advance(by: .seconds(1))
    await clock.waitForSleeper(due: .seconds(3))
    clock.advance(by: .seconds(2))
    #expect(try await answer.status == 200)
  }

  @Test(
    "Retry-After is obeyed, in seconds and as a date",
    arguments: ["4", "Sun, 09 Sep 2001 01:46:44 GMT"])
  func retryAfter(_ field: String) async throws {
    let transport = ScriptedTransport(.answer(503, ["retry-after": field]), .answer(200))
    let client = client(transport)
    async let answer = client.data(for: get())
    await clock.waitForSleeper(due: .seconds(4))
    clock.advance(by: .seconds(4))
    #expect(try await answer.status == 200)
  }

  @Test("A Retry-After beyond the deadline fails at once")
  func retryAfterTooLong() async {
    let transport = ScriptedTransport(.answer(429, ["Retry-After": "16"]), .answer(200))
    let result = await outcome { () async throws(HTTPError) in
      try await client(transport).data(for: get())
    }
    #expect(result == .failure(.refused(status: 429, message: nil)))
    #expect(transport.requests.count == 1)
  }

  @Test("The drawn wait doubles up to its cap")
  func cap() {
    let policy = RetryPolicy(attempts: 100)
    let error = HTTPError.refused(status: 500, message: nil)
    let waits = [1, 2, 3, 8, 9, 60].map {
      policy.wait(after: error, attempt: $0, asked: nil, random: 1)
    }
    #expect(
      waits == [
        .milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(12_800),
        .seconds(20), .seconds(20),
      ])
    #expect(policy.wait(after: error, attempt: 1, asked: nil, random: 0.25) == .milliseconds(25))
  }

  @Test("A cancelled wait ends at once and sends nothing more")
  func cancelledWait() async {
    let transport = ScriptedTransport(.answer(500))
    let client = client(transport)
    let task = Task {
      await outcome { () async throws(HTTPError) in try await client.data(for: get()) }
    }
    await clock.waitForSleeper(due: .milliseconds(100))
    task.cancel()
    #expect(await task.valueWithinTest == .failure(.cancelled))
    #expect(transport.requests.count == 1)
  }
}
