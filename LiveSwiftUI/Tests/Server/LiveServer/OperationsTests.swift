// What those who run the server ask it: `/health`, `/ready`, `/metrics`, and what it reports.
import Synchronization
import Testing
import WebServer

@testable import LiveServer

@Suite("Running the server", .timeLimit(.minutes(10))) struct OperationsTests {
  @MainActor private static func served(
    token: String? = nil, _ change: (inout SiteConfiguration) -> Void = { _ in },
    _ body: (TestServer) async throws -> Void
  ) async throws {
    try await withServer(
      {
        $0.metrics = MetricsPage(token: token) { _ in "figures 1\n" }
        change(&$0)
      }, body)
  }

  private static func request(
    _ path: String, peer: String = "127.0.0.1", _ headers: [(String, String)] = []
  ) -> Request {
    let host = headers.contains { $0.0 == "Host" } ? [] : [("Host", "localhost")]
    return Request(
      path: path, headers: Headers((host + headers).map { (name: $0.0, value: $0.1) }), peer: peer)
  }

  private static func text(_ response: Response) -> String {
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Health is always ok; ready says starting, ready and stopping, and stopping is for good")
  @MainActor func phases() async throws {
    try await Self.served { server in
      let live = server.liveServer
      for (phase, status, word) in [
        (Readiness.Phase.starting, 503, "starting"), (.ready, 200, "ready"),
        (.stopping, 503, "stopping"), (.ready, 503, "stopping"), (.starting, 503, "stopping"),
      ] {
        live.readiness.become(phase)
        let ready = await live.answer(Self.request("/ready"))
        #expect(ready.status == status)
        #expect(Self.text(ready) == "{\"status\":\"\(word)\"}\n")
        let health = await live.answer(Self.request("/health"))
        #expect(health.status == 200)
        #expect(Self.text(health) == "{\"status\":\"ok\"}\n")
      }
    }
  }

  @Test("A server whose pages all have a browser is not ready, and ready again when one leaves")
  @MainActor func full() async throws {
    try await Self.served {
      $0.limits.sessions = 1
    } _: { server in
      server.liveServer.readiness.become(.ready)
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      #expect(await server.liveServer.answer(Self.request("/ready")).status == 200)
      let socket = try await visitor.meet(page.token, at: "/counter")
      _ = try await socket.hear()
      let full = await server.liveServer.answer(Self.request("/ready"))
      #expect(full.status == 503)
      #expect(Self.text(full) == "{\"status\":\"full\"}\n")
      #expect(server.liveServer.openPages == OpenPages(all: 1, connected: 1, limit: 1))
    }
  }

  @Test("The end of a server makes it unready")
  @MainActor func closed() async throws {
    try await Self.served { server in
      server.liveServer.readiness.become(.ready)
      server.liveServer.close()
      #expect(server.liveServer.readiness.current == .stopping)
    }
  }

  @Test(
    "The counters are for this machine, not for a proxy's visitors and no other machine",
    arguments: [
      ("127.0.0.1", [], 200), ("127.9.9.9", [], 200), ("::1", [], 200),
      ("::ffff:127.0.0.1", [], 200), ("10.0.0.7", [], 404), ("::ffff:10.0.0.7", [], 404),
      ("fe80::1%eth0", [], 404), ("", [], 404),
      ("127.0.0.1", [("X-Forwarded-For", "10.0.0.7")], 404),
      ("127.0.0.1", [("X-Forwarded-For", "127.0.0.1")], 404),
      ("127.0.0.1", [("X-Real-IP", "10.0.0.7")], 404),
      ("127.0.0.1", [("Forwarded", "for=10.0.0.7")], 404),
      ("127.0.0.1", [("Via", "1.1 proxy")], 404),
      ("127.0.0.1", [("Host", "example.org")], 404),
      ("127.0.0.1", [("Host", "evil.example")], 421),
      ("127.0.0.1", [("Authorization", "Bearer any")], 200),
    ] as [(String, [(String, String)], Int)])
  @MainActor func readers(peer: String, headers: [(String, String)], status: Int) async throws {
    try await Self.served {
      $0.names = ["example.org"]
    } _: { server in
      let answer = await server.liveServer.answer(Self.request("/metrics", peer: peer, headers))
      #expect(answer.status == status)
      #expect(Self.text(answer).contains("figures") == (status == 200))
      if status == 200 {
        #expect(
          answer.headers.first { $0.0 == "Content-Type" }?.1
            == "text/plain; version=0.0.4; charset=utf-8")
      }
    }
  }

  @Test(
    "With the token other machines read the counters; a wrong one is 404, on this machine too",
    arguments: [
      ("10.0.0.7", "Bearer 0123456789abcdef", 200), ("127.0.0.1", "Bearer 0123456789abcdef", 200),
      ("10.0.0.7", "Bearer 0123456789abcdeF", 404), ("10.0.0.7", "0123456789abcdef", 404),
      ("10.0.0.7", "Bearer ", 404), ("10.0.0.7", nil, 404), ("127.0.0.1", nil, 200),
      ("127.0.0.1", "Bearer wrong", 404),
    ])
  @MainActor func token(peer: String, sent: String?, status: Int) async throws {
    try await Self.served(token: "0123456789abcdef") {
      $0.accessCode = "k7mq-2wxd-9hpf"
    } _: { server in
      let headers = sent.map { [("Authorization", $0), ("X-Forwarded-For", "10.0.0.8")] } ?? []
      let answer = await server.liveServer.answer(Self.request("/metrics", peer: peer, headers))
      #expect(answer.status == status)
    }
  }

  @Test("Without counters the address does not exist")
  @MainActor func none() async throws {
    try await withServer { server in
      #expect(await server.liveServer.answer(Self.request("/metrics")).status == 404)
    }
  }

  @Test("A page, a press and a refused socket are reported, without what was typed or addressed")
  @MainActor func reports() async throws {
    let reports = Received()
    try await Self.served {
      $0.observe = { reports.add($0) }
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter?secret=1")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
      _ = try await socket.hear()
      let silent = try await visitor.socket()
      try await silent.say("[1,0,1,\"c\"]")
      #expect(try await silent.closeCode() == 1008)
    }
    let all = reports.all
    #expect(!"\(all)".contains("secret"))
    #expect(all.contains(.rendered(isWholePage: true)))
    #expect(all.contains(.rendered(isWholePage: false)))
    #expect(all.contains(.refused(code: 1008, reason: "hello first")))
    let handled = all.filter { if case .handled(.element, _) = $0 { true } else { false } }
    #expect(handled.count == 1)
    let answered = all.compactMap { report -> AnsweredRequest? in
      if case .answered(let request) = report { request } else { nil }
    }
    #expect(answered.map(\.path) == [.page])
    #expect(answered.first?.status == 200)
    #expect(answered.first?.method == "GET")
    #expect(answered.first.map { $0.bytes > 100 } == true)
  }

  @Test("A refused page is reported with its status and reason")
  @MainActor func refusedPages() async throws {
    let reports = Received()
    try await Self.served {
      $0.observe = { reports.add($0) }
      $0.limits.peerPageBurst = 1
      $0.limits.peerPagesPerSecond = 0.001
    } _: { server in
      _ = await server.liveServer.answer(Self.request("/counter"))
      #expect(await server.liveServer.answer(Self.request("/counter")).status == 429)
    }
    #expect(reports.all.contains(.refused(code: 429, reason: "too many pages")))
  }

  @Test(
    "A path is reported by what it leads to, a method by its name if it is a known one",
    arguments: [
      ("GET", "/", "GET", PathClass.home), ("HEAD", "/counter", "HEAD", .page),
      ("GET", "/counter/x/y", "GET", .page), ("GET", "/_/photo/x", "GET", .photo),
      ("GET", "/_/manifest/counter", "GET", .manifest), ("POST", "/_/enter", "POST", .code),
      ("GET", "/_/live.js", "GET", .asset), ("GET", "/health", "GET", .health),
      ("GET", "/ready", "GET", .ready), ("GET", "/metrics", "GET", .metrics),
      ("GET", "/someones-name", "GET", .other), ("BREW", "/counter", "other", .page),
    ])
  @MainActor func classes(
    method: String, path: String, reported: String, leadsTo: PathClass
  ) async throws {
    let reports = Received()
    try await Self.served {
      $0.observe = { reports.add($0) }
    } _: { server in
      _ = await server.liveServer.answer(
        Request(
          method: method, path: path, headers: Headers([(name: "Host", value: "localhost")])))
    }
    let answered = reports.all.compactMap { report -> AnsweredRequest? in
      if case .answered(let request) = report { request } else { nil }
    }
    #expect(answered.map(\.method) == [reported])
    #expect(answered.map(\.path) == [leadsTo])
  }
}

/// Gathers reports.
private final class Received: Sendable {
  private let list = Mutex<[LiveServerReport]>([])

  var all: [LiveServerReport] { list.withLock { $0 } }

  func add(_ report: LiveServerReport) { list.withLock { $0.append(report) } }
}
