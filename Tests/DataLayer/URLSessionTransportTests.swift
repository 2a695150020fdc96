// The transport of Apple's systems over a real socket, with Linux's URLSession.
#if canImport(Glibc)
  import AppTesting
  import Foundation
  import Testing

  @testable import DataLayer
  @testable import HTTPRequests

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("URLSession", .timeLimit(.minutes(10)))
  struct URLSessionTransportTests {
    let transport = URLSessionTransport(userAgent: "Foods/1.0")
    let reports = Reports<Int>()

    func ask(
      _ url: URL, method: String = "GET", maxBytes: Int = 1_000_000
    ) async -> Result<HTTPResponse, HTTPError> {
      var request = URLRequest(url: url)
      request.httpMethod = method
      let sent = request
      return await outcome { () async throws(HTTPError) in
        try await transport.exchange(sent, maxBytes: maxBytes, progress: reports.hear)
      }
    }

    @Test("A body comes in blocks, each of which is reported once")
    func blocks() async throws {
      let body = Data(repeating: 7, count: 500_000)
      let server = LocalServer { $0.respond(200, ["Content-Type": "image/jpeg"], body) }
      let answer = try await ask(server.url("/soup.jpg")).get()
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "image/jpeg")
      #expect(answer.body == body)
      #expect(answer.url == server.url("/soup.jpg"))
      #expect(server.visits.map { $0.headers["user-agent"] } == ["Foods/1.0"])
      let reported = reports.all
      #expect(reported.first == 0)
      #expect(reported.reduce(0, +) == 500_000)
      #expect(reported.count < 500)
    }

    @Test("A body that is announced as too large is not loaded")
    func announced() async {
      let server = LocalServer { $0.respond(200, [:], String(repeating: "a", count: 1_001)) }
      #expect(await ask(server.url(), maxBytes: 1_000) == .failure(.tooLarge(limit: 1_000)))
      #expect(reports.all == [0])
    }

    @Test("A body without a length is cut off at the block that exceeds the limit")
    func unannounced() async {
      let closed = Latch()
      let server = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 Played\r\nConnection: close\r\n\r\n".utf8))
        while visit.send(Data(repeating: 97, count: 10_000)) {}
        closed.open()
      }
      #expect(await ask(server.url(), maxBytes: 100_000) == .failure(.tooLarge(limit: 100_000)))
      #expect(await closed.wait())
    }

    @Test("An answer to HEAD has the length of a body that does not come")
    func head() async throws {
      let server = LocalServer { visit in
        visit.respond(200, ["Content-Length": "9000000"], "")
      }
      #expect(try await ask(server.url(), method: "HEAD").get().body.isEmpty)
    }

    @Test("A redirect is followed for a GET, five at most, and is the answer to a PUT")
    func redirects() async throws {
      let server = LocalServer { visit in
        let next = visit.path == "/old" ? "/new" : "/again"
        if visit.path == "/new" { return visit.respond(200, [:], "new") }
        visit.respond(307, ["Location": next], "")
      }
      #expect(try await ask(server.url("/old")).get().body == Data("new".utf8))
      #expect(try await ask(server.url("/old"), method: "PUT").get().status == 307)
      #expect(try await ask(server.url("/again")).get().status == 307)
      #expect(server.visits.count { $0.path == "/again" } == 6)
    }

    @Test("A connection that breaks before the end of the body is unreachable")
    func cut() async {
      let server = LocalServer { $0.respond(200, ["Content-Length": "100"], "half") }
      guard case .failure(.unreachable) = await ask(server.url()) else {
        Issue.record("Half a body was an answer")
        return
      }
    }

    @Test("A cancelled request ends at once, and its connection is closed")
    func cancelled() async {
      let (arrived, closed) = (Latch(), Latch())
      let server = LocalServer { visit in
        arrived.open()
        visit.waitForClose()
        closed.open()
      }
      let url = server.url()
      let request = Task { [transport] in
        await outcome { () async throws(HTTPError) in
          try await transport.exchange(URLRequest(url: url), maxBytes: 100) { _ in }
        }
      }
      await arrived.wait()
      request.cancel()
      #expect(await request.valueWithinTest == .failure(.cancelled))
      #expect(await closed.wait())
    }

    @Test("A task cancelled before sends nothing")
    func alreadyCancelled() async {
      let server = LocalServer { $0.respond(200, [:], "late") }
      let url = server.url()
      let request = Task { [transport] in
        await Latch().wait()
        return await outcome { () async throws(HTTPError) in
          try await transport.exchange(URLRequest(url: url), maxBytes: 100) { _ in }
        }
      }
      request.cancel()
      #expect(await request.valueWithinTest == .failure(.cancelled))
      #expect(server.visits.isEmpty)
    }
  }
#endif
