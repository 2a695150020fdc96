// Connections: used again, limited for each host, closed when they are not needed.
@testable import HTTPRequests
#if canImport(Glibc)
  import AppTesting
  import Foundation
  import Synchronization
  import Testing

  @testable import DataLayer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("Connections", .timeLimit(.minutes(10)))
  struct ConnectionTests {
    func ask(_ url: URL, _ transport: CurlTransport) async -> Result<HTTPResponse, HTTPError> {
      await outcome { () async throws(HTTPError) in
        try await transport.exchange(URLRequest(url: url), maxBytes: 100_000) { _ in }
      }
    }

    @Test("Requests to one host use one connection after the other")
    func reuse() async throws {
      let server = LocalServer(keepsAlive: true) { $0.respond(200, [:], $0.path) }
      let transport = CurlTransport(userAgent: "Tapas/1")
      for number in 1...5 {
        let answer = try await ask(server.url("/\(number)"), transport).get()
        #expect(answer.body == Data("/\(number)".utf8))
      }
      #expect(server.connections == 1)
      #expect(Set(server.visits.map { $0.headers["user-agent"] }) == ["Tapas/1"])
    }

    @Test("Two hundred requests at once to one host use six connections")
    func limit() async {
      let gate = DispatchSemaphore(value: 0)
      let inside = Peak()
      let server = LocalServer { visit in
        inside.enter()
        gate.wait()
        gate.signal()
        inside.leave()
        visit.respond(200, [:], "in turn")
      }
      let transport = CurlTransport()
      async let answers = withTaskGroup(of: Bool.self) { group in
        for _ in 1...200 {
          group.addTask { await ask(server.url(), transport).map(\.status) == .success(200) }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      await waitUntil { inside.now == 6 }
      gate.signal()
      #expect(await answers == Array(repeating: true, count: 200))
      #expect(inside.most == 6)
      gate.signal()
    }

    @Test("A busy host keeps no other host waiting, and what waits for it can be cancelled")
    func busyHost() async throws {
      let busy = LocalServer { $0.waitForClose() }
      let transport = CurlTransport()
      let held = (1...10).map { _ in Task { await ask(busy.url(), transport) } }
      await waitUntil { busy.visits.count == 6 }
      for _ in 1...20 {
        let calm = LocalServer { $0.respond(200, [:], "calm") }
        #expect(try await ask(calm.url(), transport).get().body == Data("calm".utf8))
      }
      for task in held { task.cancel() }
      for task in held { #expect(await task.valueWithinTest == .failure(.cancelled)) }
      await waitUntil { busy.clientSockets == 0 }
      #expect(busy.visits.count <= 10)
    }

    @Test("A held answer does not keep the thread busy")
    func heldAnswer() async throws {
      let silent = LocalServer { $0.waitForClose() }
      let calm = LocalServer { $0.respond(200, [:], "calm") }
      let loop = CurlLoop(CurlOptions())
      let transport = CurlTransport(loop)
      let held = Task { await ask(silent.url(), transport) }
      await waitUntil { silent.visits.count == 1 }
      let before = loop.rounds
      for _ in 1...20 { _ = try await ask(calm.url(), transport).get() }
      // An exchange wakes the thread some ten times: message, connection, head, body, end.
      #expect(loop.rounds - before < 20 * 40)
      held.cancel()
      _ = await held.valueWithinTest
    }

    @Test("After a while without requests no connection is left")
    func idle() async throws {
      let server = LocalServer(keepsAlive: true) { $0.respond() }
      let transport = CurlTransport(CurlLoop(CurlOptions(keepAlive: 1)))
      for _ in 1...3 {
        _ = try await ask(server.url(), transport).get()
        await waitUntil { server.clientSockets == 0 }
      }
    }

    @Test("With the last transport its connections and its requests end")
    func released() async throws {
      let server = LocalServer(keepsAlive: true) { $0.respond() }
      var transport: CurlTransport? = CurlTransport()
      _ = try await ask(server.url(), try #require(transport)).get()
      await waitUntil { server.clientSockets == 1 }
      transport = nil
      await waitUntil { server.clientSockets == 0 }
    }
  }

  /// How many are inside something, and how many were at most.
  private final class Peak: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var now: Int { state.withLock { $0.now } }
    var most: Int { state.withLock { $0.most } }

    func enter() {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
    }

    func leave() { state.withLock { $0.now -= 1 } }
  }
#endif
