// The transport for the real network, against a real socket on this machine.
#if canImport(Glibc)
  import AppTesting
  import Dispatch
  import Foundation
  import Synchronization
  import Testing

  @testable import DataLayer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("CurlTransport", .timeLimit(.minutes(10)))
  struct CurlTransportTests {
    let transport = CurlTransport()

    func exchange(
      _ request: URLRequest, maxBytes: Int = 1_000_000,
      progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async -> Result<HTTPResponse, HTTPError> {
      await outcome { () async throws(HTTPError) in
        try await transport.exchange(request, maxBytes: maxBytes, progress: progress)
      }
    }

    @Test("Status, headers and body arrive as they were sent")
    func answer() async throws {
      let server = LocalServer { $0.respond(404, ["X-Mood": "calm"], "gone") }
      let response = try await exchange(URLRequest(url: server.url("/food?page=1"))).get()
      #expect(response.status == 404)
      #expect(response.headers["x-mood"] == "calm")
      #expect(response.body == Data("gone".utf8))
      #expect(server.visits.map(\.path) == ["/food?page=1"])
    }

    @Test("A PUT arrives with its whole body")
    func put() async throws {
      let server = LocalServer { $0.respond() }
      var request = URLRequest(url: server.url())
      request.httpMethod = "PUT"
      request.httpBody = Data(repeating: 7, count: 1_000_000)
      _ = try await exchange(request).get()
      #expect(server.visits.map(\.method) == ["PUT"])
      #expect(server.visits.map(\.body) == [Data(repeating: 7, count: 1_000_000)])
    }

    @Test("Slow bytes are reported as they arrive")
    func drip() async throws {
      let seen = DispatchSemaphore(value: 0)
      let server = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n".utf8))
        for _ in 1...3 {
          seen.wait()
          visit.send(Data("x".utf8))
        }
      }
      let pieces = Mutex<[Int]>([])
      let response = try await exchange(URLRequest(url: server.url())) { count in
        pieces.withLock { $0.append(count) }
        seen.signal()
      }.get()
      #expect(response.body == Data("xxx".utf8))
      #expect(pieces.withLock { $0 } == [0, 1, 1, 1])
    }

    @Test(
      "No listener, no such host, a reset, a truncated body and no HTTP are all unreachable"
    )
    func unreachable() async {
      let closed = LocalServer { $0.respond() }.url()
      let reset = LocalServer { $0.resetOnClose() }
      let short = LocalServer { $0.respond(200, ["Content-Length": "100"], "ten bytes.") }
      let chunked = LocalServer {
        $0.send(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n".utf8))
      }
      let silent = LocalServer { _ in }
      let addresses = [
        "refused": closed, "reset": reset.url(), "short": short.url(), "chunked": chunked.url(),
        "silent": silent.url(),
      ]
      for (name, url) in addresses {
        let result = await exchange(URLRequest(url: url))
        guard case .failure(.unreachable("127.0.0.1", _)) = result else {
          Issue.record("\(name): \(result)")
          continue
        }
      }
    }

    @Test("A body announced as too large is refused at its head")
    func announcedTooLarge() async {
      let server = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 2000\r\n\r\n".utf8))
        visit.waitForClose()
      }
      let result = await exchange(URLRequest(url: server.url()), maxBytes: 1_000)
      #expect(result == .failure(.tooLarge(limit: 1_000)))
    }

    @Test("An endless body is stopped at the limit, and the connection closed")
    func endless() async {
      let closed = Latch()
      let server = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
        while visit.send(Data(repeating: 0, count: 10_000)) { usleep(1_000) }
        closed.open()
      }
      let result = await exchange(URLRequest(url: server.url()), maxBytes: 100_000)
      #expect(result == .failure(.tooLarge(limit: 100_000)))
      #expect(await closed.wait())
    }

    @Test("A flood faster than it is read blocks no caller")
    func flood() async {
      let server = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
        var left = 500
        while left > 0, visit.send(Data(repeating: 0, count: 100_000)) { left -= 1 }
      }
      // Several, so that blocked threads of the pool would show.
      let results = await withTaskGroup(of: Result<HTTPResponse, HTTPError>.self) { group in
        for _ in 1...4 {
          group.addTask { await exchange(URLRequest(url: server.url()), maxBytes: 100_000) }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(results == Array(repeating: .failure(.tooLarge(limit: 100_000)), count: 4))
    }

    @Test("A host that floods blocks no other host")
    func floodElsewhere() async throws {
      let (flooding, enough) = (Latch(), Counter())
      let flood = LocalServer { visit in
        visit.send(Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
        flooding.open()
        while enough.value == 0, visit.send(Data(repeating: 0, count: 100_000)) {}
      }
      let calm = LocalServer { $0.respond(200, [:], "calm") }
      async let flooded = exchange(URLRequest(url: flood.url()), maxBytes: 1_000_000)
      await flooding.wait()
      let answer = try await exchange(URLRequest(url: calm.url())).get()
      _ = enough.next()
      #expect(answer.body == Data("calm".utf8))
      #expect(await flooded == .failure(.tooLarge(limit: 1_000_000)))
    }

    @Test("Seventy hosts are all answered")
    func manyHosts() async throws {
      for _ in 1...70 {
        let server = LocalServer { $0.respond(200, [:], "here") }
        #expect(try await exchange(URLRequest(url: server.url())).get().body == Data("here".utf8))
      }
    }

    @Test("A body of exactly the limit is taken")
    func exactly() async throws {
      let server = LocalServer { $0.respond(200, [:], Data(repeating: 1, count: 1_000)) }
      let response = try await exchange(URLRequest(url: server.url()), maxBytes: 1_000).get()
      #expect(response.body.count == 1_000)
    }

    @Test("A cancelled request returns at once and closes the connection")
    func cancel() async {
      let (arrived, closed) = (Latch(), Latch())
      let server = LocalServer { visit in
        arrived.open()
        visit.waitForClose()
        closed.open()
      }
      let task = Task { await exchange(URLRequest(url: server.url())) }
      await arrived.wait()
      task.cancel()
      #expect(await task.valueWithinTest == .failure(.cancelled))
      #expect(await closed.wait())
    }

    @Test("A task cancelled before it begins sends nothing")
    func cancelledBefore() async {
      let server = LocalServer { $0.respond() }
      let task = Task {
        await Latch().wait()
        return await exchange(URLRequest(url: server.url()))
      }
      task.cancel()
      #expect(await task.valueWithinTest == .failure(.cancelled))
      #expect(server.visits.isEmpty)
    }

    @Test("No cookie and no cached answer goes from one request to the next")
    func noMemory() async throws {
      let server = LocalServer {
        $0.respond(200, ["Set-Cookie": "who=ada", "Cache-Control": "max-age=600"], "x")
      }
      _ = try await exchange(URLRequest(url: server.url())).get()
      _ = try await exchange(URLRequest(url: server.url())).get()
      #expect(server.visits.map { $0.headers["cookie"] } == [nil, nil])
    }

    @Test("A hundred at once are all answered")
    func many() async {
      let server = LocalServer { $0.respond(200, [:], $0.path) }
      let bodies = await withTaskGroup(of: Bool.self) { group in
        for number in 1...100 {
          group.addTask {
            let result = await exchange(URLRequest(url: server.url("/\(number)")))
            return result.map(\.body) == .success(Data("/\(number)".utf8))
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(bodies == Array(repeating: true, count: 100))
    }
  }
#endif
