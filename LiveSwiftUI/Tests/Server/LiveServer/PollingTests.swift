// Pages whose network lets no WebSocket through: their frames come in requests.
import SwiftUI
import Synchronization
import Testing
import WebServer

@testable import LiveServer

@Suite("A line of requests", .timeLimit(.minutes(10))) struct PollingTests {
  /// Sends a request of a line as the page's script does.
  private static func poll(
    _ visitor: Visitor, _ query: String = "", _ body: String? = nil, origin: String? = nil
  ) async throws -> TCPConnection.Answer {
    try await visitor.ask(
      "/_/poll\(query)", method: "POST",
      headers: [("Origin", origin ?? "http://\(visitor.host)")], body: body)
  }

  /// Opens a line and says hello for a page; returns the query that names the line.
  private static func meet(_ visitor: Visitor, _ page: Page, at path: String) async throws
    -> String
  {
    let name = try await poll(visitor).text.prefix { $0 != "\n" }
    let hello =
      "[0,0,0,\"hello\",{\"s\":\"\(page.token)\",\"u\":\"\(path)\",\"p\":null,\"f\":0,"
      + "\"e\":{},\"i\":[]}]"
    #expect(try await poll(visitor, "?l=\(name)", hello).status == 204)
    return "?l=\(name)"
  }

  @Test("It brings the frames of a socket both ways")
  @MainActor func frames() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/place")
      let line = try await Self.meet(visitor, page, at: "/place")
      #expect(try await Self.poll(visitor, line).text == "[0,0]")
      let presses = "[]\n[1,0,\(page.number("One", tag: "a")),\"c\"]"
      #expect(try await Self.poll(visitor, line, presses).status == 204)
      var heard = ""
      while !heard.contains("/place/1") { heard += try await Self.poll(visitor, line).text }
      #expect(heard.contains("[\"u\",\"/place/1\",\"push\",1]") && heard.contains("[]"))
      #expect(server.sessions.connected == 1)
    }
  }

  @Test("The reader is told in plain words; the next page has the script before the other")
  @MainActor func words() async throws {
    let tables = try TestServer.tables()
    try await withServer {
      $0.strings = tables
    } _: { server in
      let visitor = server.visitor()
      #expect(try await !visitor.page("/counter").html.contains("poll.js"))
      let told = try await Self.poll(visitor).text.split(separator: "\n").dropFirst()
      #expect(told == ["This network blocks live connections. Changes come slower."])
      visitor.cookies[LiveServer.pollCookie] = "1"
      let html = try await visitor.page("/counter").html
      let scripts = html.matches(of: /<script src="\/_\/(\w+)\.js/).prefix(2).map(\.output.1)
      #expect(scripts == ["poll", "live"])
    }
  }

  @Test("Only the browser that opened it, on a page of this site, may use it, by POST")
  @MainActor func strangers() async throws {
    try await withServer { server in
      let (visitor, other) = (server.visitor(), server.visitor())
      let page = try await visitor.page("/counter")
      _ = try await other.page("/counter")
      let line = try await Self.meet(visitor, page, at: "/counter")
      #expect(try await Self.poll(other, line).status == 404)
      #expect(try await Self.poll(visitor, line, origin: "http://evil.example").status == 403)
      #expect(try await Self.poll(server.visitor()).status == 403)
      #expect(try await visitor.ask("/_/poll\(line)").status == 405)
      #expect(try await Self.poll(visitor, line).text == "[0,0]")
    }
  }

  @Test("It ends from either side, with the code of a socket")
  @MainActor func ends() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let left = try await Self.meet(visitor, page, at: "/counter")
      #expect(try await Self.poll(visitor, left).text == "[0,0]")
      #expect(try await Self.poll(visitor, left + "&end").status == 204)
      #expect(await until { server.sessions.connected == 0 })
      let line = try await Self.meet(visitor, page, at: "/counter")
      _ = try await Self.poll(visitor, line)
      server.liveServer.drain()
      var end = try await Self.poll(visitor, line)
      while end.status == 200 { end = try await Self.poll(visitor, line) }
      #expect(end.status == 410 && end.text.hasPrefix("1012 "))
      #expect(try await Self.poll(visitor).status == 503)
    }
  }

  @Test(
    "A fault of the proxy is told apart on the page, and once in the log with the line it lacks",
    arguments: [
      (
        ["example.org"], "example.org", "http://example.org",
        "This site works over https only: https://example.org/", "listen 443 ssl"
      ),
      (
        [], "localhost", "https://example.org",
        "The proxy in front of this site does not pass on the site's name.",
        "proxy_set_header Host $http_host;"
      ),
      ([], "localhost", "https://example.org", "", nil),
    ] as [([String], String, String, String, String?)])
  @MainActor func faults(
    names: [String], host: String, origin: String, sentence: String, line: String?
  ) async throws {
    let logged = LoggedLines()
    try await withServer {
      $0.serve(as: names)
      $0.log = { logged.add($0) }
    } _: { server in
      let visitor = server.visitor()
      visitor.host = host
      if line != nil { _ = try await visitor.page("/counter") }
      let answer = try await Self.poll(visitor, origin: origin)
      #expect(answer.status == 403 && answer.text == sentence)
      for _ in 1...2 {
        await #expect(throws: TCPConnection.Failure.refused(403)) {
          _ = try await visitor.socket(origin: origin)
        }
      }
      #expect(logged.all.count == (line == nil ? 0 : 1))
      if let line { #expect(logged.all.first?.contains(line) == true) }
    }
  }

  @Test("A proxy that hides https is told in the log alone, for the page works")
  @MainActor func hiddenScheme() async throws {
    let logged = LoggedLines()
    try await withServer {
      $0.proxy = "127.0.0.1"
      $0.log = { logged.add($0) }
    } _: { server in
      let visitor = server.visitor()
      visitor.host = "localhost"
      _ = try await visitor.page("/counter")
      _ = try await visitor.socket(origin: "http://localhost")
      #expect(logged.all == [])
      for _ in 1...2 { _ = try await visitor.socket(origin: "https://localhost") }
      #expect(logged.all.count == 1)
      #expect(
        logged.all.first?.hasSuffix("proxy_set_header X-Forwarded-Proto $scheme;") == true)
    }
  }
}

/// The lines that a site logged.
private final class LoggedLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
