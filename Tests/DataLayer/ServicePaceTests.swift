// A gentle client: one request a second for an address, and none to a host that asks to wait.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A gentle client", .timeLimit(.minutes(10)))
struct ServicePaceTests {
  let clock = TestClock()

  func client(_ transport: ScriptedTransport) -> HTTPClient {
    HTTPClient(transport: transport, clock: clock, random: { 0 }, gentle: true)
  }

  func ask(_ client: HTTPClient, _ request: URLRequest = get()) async -> Result<
    HTTPResponse, HTTPError
  > {
    await outcome { () async throws(HTTPError) in try await client.data(for: request) }
  }

  var like: URLRequest {
    var request = get("/food/0/like")
    request.httpMethod = "PUT"
    return request
  }

  @Test("A hundred presses in ten seconds are fourteen requests, each with an answer")
  func presses() async {
    let transport = ScriptedTransport(.answer(200, [:], "foods"))
    let client = client(transport)
    for _ in 0..<10 {
      for _ in 0..<10 {
        #expect(await ask(client).map(\.body) == .success(Data("foods".utf8)))
      }
      clock.advance(by: .seconds(1))
    }
    // Five at once, then one in each further second.
    #expect(transport.requests.count == 14)
  }

  @Test("Another address of the same host has its own rate")
  func addresses() async {
    let transport = ScriptedTransport(.answer(200))
    let client = client(transport)
    for _ in 0..<9 { _ = await ask(client) }
    for _ in 0..<9 { _ = await ask(client, get("/drinks")) }
    #expect(transport.requests.count == 10)
  }

  @Test("A reload after a like never gets the answer from before it")
  func afterALike() async {
    let transport = ScriptedTransport(.answer(200, [:], "old"))
    let client = client(transport)
    for _ in 0..<6 { _ = await ask(client) }
    #expect(transport.requests.count == 5)
    _ = await ask(client, like)
    let reload = Task { await ask(client) }
    await clock.waitForSleeper(due: .seconds(1))
    #expect(transport.requests.count == 6)
    clock.advance(by: .seconds(1))
    _ = await reload.valueWithinTest
    #expect(transport.requests.count == 7)
  }

  @Test("A reload after a like does not join a request from before it")
  func duringALike() async {
    let latch = Latch()
    let transport = ScriptedTransport(
      .after(latch, "old"), .answer(200), .answer(200, [:], "new"))
    let client = client(transport)
    let before = Task { await ask(client) }
    await waitUntil { transport.requests.count == 1 }
    _ = await ask(client, like)
    #expect(await ask(client).map(\.body) == .success(Data("new".utf8)))
    latch.open()
    #expect(await before.valueWithinTest.map(\.body) == .success(Data("old".utf8)))
  }

  @Test("A failure is never shared")
  func failures() async {
    let transport = ScriptedTransport(.answer(404))
    let client = client(transport)
    for _ in 0..<5 { _ = await ask(client) }
    let sixth = Task { await ask(client) }
    await clock.waitForSleeper(due: .seconds(1))
    clock.advance(by: .seconds(1))
    #expect(await sixth.valueWithinTest == .failure(.refused(status: 404, message: nil)))
    #expect(transport.requests.count == 6)
  }

  @Test(
    "A host that asks to wait gets no request until then, from any page", arguments: [429, 503])
  func hold(status: Int) async {
    let transport = ScriptedTransport(
      .answer(status, ["Retry-After": "40"], #"{"message": "Later"}"#), .answer(200))
    let client = client(transport)
    let refused = HTTPError.refused(status: status, message: "Later")
    for path in ["/food", "/food", "/drinks"] {
      #expect(await ask(client, get(path)) == .failure(refused))
    }
    #expect(await ask(client, like) == .failure(refused))
    #expect(transport.requests.count == 1)
    clock.advance(by: .seconds(39))
    let options = RequestOptions(deadline: .zero, coalesces: false, accepts: 200...599)
    let last = await outcome { () async throws(HTTPError) in
      try await client.data(for: get(), options)
    }
    #expect(last.map { $0.headers["Retry-After"] } == .success("1"))
    clock.advance(by: .seconds(1))
    #expect(await ask(client).map(\.status) == .success(200))
    #expect(transport.requests.count == 2)
  }

  @Test("A wait of hours holds for a minute, and another host is not affected")
  func longHold() async {
    let transport = ScriptedTransport(.answer(429, ["Retry-After": "7200"]), .answer(200))
    let client = client(transport)
    _ = await ask(client)
    #expect(await ask(client, get(host: "other.test")).map(\.status) == .success(200))
    clock.advance(by: .seconds(60))
    #expect(await ask(client).map(\.status) == .success(200))
    #expect(transport.requests.count == 3)
  }

  @Test("The memory of a gentle client is bounded")
  func bounded() async {
    let transport = ScriptedTransport(.answer(200))
    let client = client(transport)
    for number in 0..<1_000 { _ = await ask(client, get("/\(number)")) }
    #expect(client.pace?.count == ServicePace.maxEntries)
    clock.advance(by: .seconds(10))
    _ = await ask(client)
    #expect(client.pace?.count == 1)
  }
}
