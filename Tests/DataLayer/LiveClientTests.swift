// The client and the real transport together, on this machine's own clock.
#if canImport(Glibc)
  import AppTesting
  import Foundation
  import Testing

  @testable import DataLayer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("Client over the network", .timeLimit(.minutes(10)))
  struct LiveClientTests {
    let client = HTTPClient.live(userAgent: "Tests")

    func ask(_ url: URL, _ options: RequestOptions) async -> Result<HTTPResponse, HTTPError> {
      await outcome { () async throws(HTTPError) in
        try await client.data(for: URLRequest(url: url), options)
      }
    }

    @Test("A deadline of a fraction of a second holds")
    func deadline() async {
      let server = LocalServer { $0.waitForClose() }
      let options = RequestOptions(deadline: .milliseconds(300))
      let start = ContinuousClock.now
      #expect(await ask(server.url(), options) == .failure(.timedOut(after: .milliseconds(300))))
      #expect(ContinuousClock.now - start >= .milliseconds(300))
    }

    /// Asks a server that never answers; once a pause of `time` has passed, the request has timed
    /// out and its connection is closed.
    func expectClose(after time: Duration, _ options: RequestOptions) async {
      let (arrived, closed) = (Latch(), Latch())
      let server = LocalServer { visit in
        arrived.open()
        visit.waitForClose()
        closed.open()
      }
      let clock = TestClock()
      let client = HTTPClient(transport: CurlTransport(), clock: clock)
      async let result = outcome { () async throws(HTTPError) in
        try await client.data(for: URLRequest(url: server.url()), options)
      }
      await arrived.wait()
      await clock.waitForSleeper(due: time)
      clock.advance(by: time)
      #expect(await result == .failure(.timedOut(after: time)))
      #expect(await closed.wait())
    }

    @Test("The connection is closed at the deadline")
    func deadlineCloses() async {
      await expectClose(
        after: .milliseconds(300), RequestOptions(deadline: .milliseconds(300)))
    }

    @Test("An answer that does not come is ended by the stall timeout, and its connection closed")
    func heldAnswer() async {
      await expectClose(after: .seconds(10), RequestOptions(retry: .never))
    }

    @Test("Slow bytes that never stall are ended by the deadline")
    func dripDeadline() async {
      let server = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
        while visit.send(Data("x".utf8)) { usleep(10_000) }
      }
      let options = RequestOptions(deadline: .milliseconds(400), stallTimeout: .seconds(5))
      #expect(await ask(server.url(), options) == .failure(.timedOut(after: .milliseconds(400))))
    }

    @Test("A stall in the middle of the body is noticed")
    func stall() async {
      let server = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf".utf8))
        visit.waitForClose()
      }
      let options = RequestOptions(stallTimeout: .milliseconds(200), retry: .never)
      #expect(await ask(server.url(), options) == .failure(.timedOut(after: .milliseconds(200))))
    }

    @Test("A truncated body is requested again")
    func cutShort() async throws {
      let server = LocalServer { visit in
        if visit.path == "/first" { visit.respond(200, ["Content-Length": "100"], "cut") }
      }
      let flaky = LocalServer { [count = Counter()] visit in
        let length = count.next() == 1 ? "100" : "5"
        visit.respond(200, ["Content-Length": length], "whole")
      }
      #expect(try await ask(flaky.url(), RequestOptions()).get().body == Data("whole".utf8))
      #expect(flaky.visits.count == 2)
      guard case .failure(.unreachable) = await ask(server.url("/first"), RequestOptions()) else {
        Issue.record("A body cut short three times was believed")
        return
      }
      #expect(server.visits.count == 3)
    }
  }
#endif
