// A site below a path of its host: every address has the path, whether the proxy takes it or not.
import Foundation
import SwiftUI
import Testing
import WebServer

@testable import LiveServer

@Suite("Below a path of the host", .timeLimit(.minutes(10))) struct BasePathTests {
  private static let code = "k7mq-2wxd-9hpf"

  /// The apps of the tests, or one alone, as `https://example.org/tapas`.
  @MainActor private func withSite(
    alone: Bool = false, code: String? = nil, _ body: (TestServer) async throws -> Void
  ) async throws {
    try await withServer(
      {
        if alone {
          $0.apps = [
            SiteApp(
              name: "hello", title: "Hello", summary: "", colors: ("#fff", "#000"),
              isWholeSite: true, scene: { _ in WindowGroup { RouteScreen() } })
          ]
        }
        $0.serve(as: ["example.org/tapas"])
        $0.accessCode = code
      }, body)
  }

  /// The addresses of this host in a text of HTML or JSON.
  private static func addresses(in text: String) -> [String] {
    text.replacing("\\/", with: "/").matches(
      of: /(?:href|src|action|start_url|scope|id)"?[=:]"(\/[^"]*)"/
    ).map {
      String($0.output.1)
    }
  }

  @Test("A path is taken from what arrives once, and only where it is the first part")
  func paths() {
    let taken = ["/tapas/foods/1", "/foods/1", "/tapas", "/tapas/", "/tapas2/x", "/tapas/tapas/x"]
      .map { $0.below("/tapas") }
    #expect(taken == ["/foods/1", "/foods/1", "/", "/", "/tapas2/x", "/tapas/x"])
    #expect("/tapas/foods".below("") == "/tapas/foods")
  }

  @Test("All that is written has the path", arguments: ["", "/tapas"])
  @MainActor func written(prefix: String) async throws {
    try await withSite { server in
      let visitor = server.visitor()
      for path in ["/", "/counter", "/place", "/nowhere", "/_/manifest/counter-en.webmanifest"] {
        let answer = try await visitor.ask(prefix + path)
        let addresses = Self.addresses(in: answer.text)
        #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("/tapas/") }, "\(path)")
      }
      // The app of the test has no icon.
      for address in Self.addresses(in: try await visitor.ask(prefix + "/counter").text)
      where !address.contains("/_/icons/") {
        #expect(try await visitor.ask(address).status == 200, "\(address)")
      }
    }
  }

  @Test("Cookies and redirects stay below the path")
  @MainActor func headers() async throws {
    try await withSite(code: Self.code) { server in
      let visitor = server.visitor()
      let headers = [("Origin", "https://example.org"), ("Host", "example.org")]
      let entered = try await visitor.ask(
        "/tapas/_/enter", method: "POST", headers: headers, body: "code=\(Self.code)")
      #expect(entered.status == 303 && entered["location"] == "/tapas/")
      #expect(entered["set-cookie"]?.contains("; Path=/tapas; HttpOnly; ") == true)
      let page = try await visitor.ask("/tapas/counter", headers: [("Host", "example.org")])
      #expect(page.status == 200)
      #expect(page["set-cookie"]?.contains("; Path=/tapas; HttpOnly; ") == true)
    }
  }

  @Test(
    "An app alone is at the path, and its screens below it, back and forth",
    arguments: ["", "/tapas"])
  @MainActor func wholeSite(prefix: String) async throws {
    try await withSite(alone: true) { server in
      let visitor = server.visitor()
      #expect(try await visitor.ask(prefix + "/1").text.contains("<title>Place 1</title>"))
      let page = try await visitor.page(prefix + "/")
      #expect(page.html.contains("<title>Home</title>") && !page.html.contains("href=\"/tapas/\""))
      let socket = try await visitor.socket(prefix + "/_/socket")
      try await socket.say(
        "[0,0,0,\"hello\",{\"s\":\"\(page.token)\",\"u\":\"/tapas/\",\"p\":null,\"f\":0,"
          + "\"e\":{},\"i\":[]}]")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("One", tag: "a")),\"c\"]")
      #expect(try await socket.batch().operations.contains("[\"u\",\"/tapas/1\",\"push\",1]"))
      try await socket.say("[2,1,0,\"u\",\"/tapas/\"]")
      #expect(try await socket.batch().operations.contains("[\"T\",\"Home\"]"))
    }
  }

  @Test("The printed cards lead below the path, with the code")
  @MainActor func cards() async throws {
    try await withSite(code: Self.code) { server in
      let visitor = server.visitor()
      _ = try await visitor.ask("/_/enter", method: "POST", body: "code=\(Self.code)")
      #expect(try await visitor.ask("/_/tables").text.contains(">https://example.org/tapas</p>"))
    }
  }
}
