// A process that is asked to stop: no new page, every browser sent away, the rest answered.
import Testing
import WebServer

@testable import LiveServer

@Suite("Draining", .timeLimit(.minutes(10))) struct DrainTests {
  @Test("Pages and sockets are refused with 503, so that a proxy asks the next process")
  @MainActor func refuses() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      _ = try await visitor.page("/counter")
      server.liveServer.drain()
      for path in ["/", "/counter", "/nowhere"] {
        let answer = try await visitor.ask(path)
        #expect(answer.status == 503, "\(path)")
        #expect(answer["retry-after"] == "1")
      }
      let refused = try await visitor.ask(
        "/_/socket",
        headers: [
          ("Origin", "http://\(visitor.host)"), ("Upgrade", "websocket"), ("Connection", "Upgrade"),
          ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ])
      #expect(refused.status == 503)
      #expect(refused["retry-after"] == "1")
      #expect(server.sessions.count == 1)
    }
  }

  @Test("What an open page still needs is answered to the end")
  @MainActor func answers() async throws {
    try await withServer { server in
      server.liveServer.drain()
      let visitor = server.visitor()
      var found: [Int] = []
      for path in ["/_/live.js", "/_/photo/unknown", "/health"] {
        found.append(try await visitor.ask(path).status)
      }
      #expect(found == [200, 404, 200])
    }
  }

  @Test("An open page gets what is queued for it, and then 1012")
  @MainActor func sendsAway() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      server.liveServer.drain()
      #expect(
        try await socket.closing() == PageSocket.Closing(code: 1012, reason: "service restart"))
      #expect(server.sessions.count == 1)
    }
  }
}
