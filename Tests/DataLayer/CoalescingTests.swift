// Equal GETs in flight are one request.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Coalescing", .timeLimit(.minutes(10)))
struct CoalescingTests {
  let latch = Latch()

  func join(_ client: HTTPClient, _ request: URLRequest) -> Task<
    Result<HTTPResponse, HTTPError>, Never
  > {
    Task { await outcome { () async throws(HTTPError) in try await client.data(for: request) } }
  }

  func joiners(_ client: HTTPClient, _ request: URLRequest, are count: Int) async {
    let key = RequestKey(request, RequestOptions())!
    await waitUntil { client.flights.waiterCount(of: key) == count }
  }

  @Test("Fifty equal requests at the same time are sent once")
  func shared() async {
    let transport = ScriptedTransport(.after(latch, "food"))
    let client = HTTPClient(transport: transport)
    let tasks = (1...50).map { _ in join(client, get()) }
    await joiners(client, get(), are: 50)
    latch.open()
    for task in tasks {
      #expect(await task.valueWithinTest.map(\.body) == .success(Data("food".utf8)))
    }
    #expect(transport.requests.count == 1)
    #expect(client.flights.count == 0)
  }

  /// Sends the requests at the same time; each goes out by itself.
  func expectSeparate(_ requests: [URLRequest]) async {
    let transport = ScriptedTransport(.after(latch))
    let client = HTTPClient(transport: transport)
    let tasks = requests.map { join(client, $0) }
    await waitUntil { transport.requests.count == requests.count }
    latch.open()
    for task in tasks { _ = await task.valueWithinTest }
    #expect(transport.requests.count == requests.count)
  }

  @Test("Requests with other headers or another address are not coalesced")
  func different() async {
    var german = get()
    german.setValue("de", forHTTPHeaderField: "Accept-Language")
    await expectSeparate([get(), german, get("/drinks")])
  }

  @Test("PUTs are never coalesced")
  func puts() async {
    var put = get("/food/0/like")
    put.httpMethod = "PUT"
    await expectSeparate([put, put])
  }

  @Test("A cancelled caller returns at once, and only the last one cancels the request")
  func leaving() async {
    let transport = ScriptedTransport(.after(latch))
    let client = HTTPClient(transport: transport)
    let first = join(client, get())
    await joiners(client, get(), are: 1)
    let second = join(client, get())
    await joiners(client, get(), are: 2)
    first.cancel()
    #expect(await first.valueWithinTest == .failure(.cancelled))
    #expect(transport.cancellations == 0)
    second.cancel()
    #expect(await second.valueWithinTest == .failure(.cancelled))
    await waitUntil { transport.cancellations == 1 }
    #expect(client.flights.count == 0)
  }

  @Test("A request after the answer is sent again")
  func after() async throws {
    let transport = ScriptedTransport(.answer(200))
    let client = HTTPClient(transport: transport)
    _ = try await client.data(for: get())
    _ = try await client.data(for: get())
    #expect(transport.requests.count == 2)
  }
}
