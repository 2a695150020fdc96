// Files over HTTP: only the browser of the page sends and gets them.
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Files of pages", .timeLimit(.minutes(10))) struct PageFilesTests {
  private struct Screen: View {
    @State private var isChoosing = true

    var body: some View {
      Text("Files")
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: []) { _ in }
    }
  }

  @Test("A piece is stored for the browser of the page, and refused for everybody else")
  @MainActor func pieces() async throws {
    try await LiveServerTests.withServer {
      $0.apps.append(.test("files") { WindowGroup { Screen() } })
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/files")
      #expect(page.html.contains("transfer.js"))
      let path = "/_/files/\(page.token)/t?f=0&at=0&of=2&n=a.txt"
      let origin = ("Origin", "http://\(visitor.host)")
      let ok = try await visitor.ask(path, method: "POST", headers: [origin], body: "hi")
      #expect(ok.status == 204)
      let foreign = try await visitor.ask(
        path, method: "POST", headers: [("Origin", "http://evil.example")], body: "hi")
      #expect(foreign.status == 403)
      let other = server.visitor()
      _ = try await other.page("/files")
      let stranger = try await other.ask(path, method: "POST", headers: [origin], body: "hi")
      #expect(stranger.status == 404)
      let large = try await visitor.ask(
        "/_/files/\(page.token)/u?f=0&at=0&of=99999999&n=a", method: "POST", headers: [origin],
        body: "hi")
      #expect(large.status == 413)
      #expect(try await visitor.ask("/_/files/\(page.token)/nothing").status == 404)
    }
  }

  @Test("A piece that reached another worker is sent again over another connection")
  @MainActor func workers() async throws {
    let (own, other) = (WorkerShare(index: 0, count: 2), WorkerShare(index: 1, count: 2))
    try await withServer {
      $0.worker = own
      $0.apps.append(.test("files") { WindowGroup { Screen() } })
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/files")
      func send(_ query: String) async throws -> TCPConnection.Answer {
        try await visitor.ask(
          "/_/files/\(page.token)/t?\(query)", method: "POST",
          headers: [("Origin", "http://\(visitor.host)")], body: "hi")
      }
      #expect(try await send("f=0&at=0&of=2&n=a.txt").status == 204)
      visitor.cookies["tapas_b"] = other.newBrowser()
      let sent = try await send("f=0&again=1&n=a%20b.txt")
      #expect(sent.status == 307 && sent["connection"] == "close")
      #expect(sent["location"] == "/_/files/\(page.token)/t?f=0&n=a%20b.txt&again=2")
      #expect(try await send("f=0&again=8&n=a").status == 404)
    }
  }
}
