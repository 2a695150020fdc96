// An app that is the whole site: its screens have their addresses below "/".
import SwiftUI
import Testing

@testable import LiveServer

@Suite("An app that is the whole site", .timeLimit(.minutes(10))) struct WholeSiteTests {
  /// The screens of `RouteScreen` at "/".
  @MainActor private func withSite(_ body: (TestServer) async throws -> Void) async throws {
    try await withServer {
      $0.apps = [
        SiteApp(
          name: "hello", title: "Hello", summary: "", colors: ("#fff", "#000"), isWholeSite: true,
          scene: { _ in WindowGroup { RouteScreen() } })
      ]
    } _: {
      try await body($0)
    }
  }

  @Test("The first screen is at /, a further one below it, and there is no way home")
  @MainActor func pages() async throws {
    try await withSite { server in
      let visitor = server.visitor()
      let first = try await visitor.ask("/").text
      #expect(first.contains("<title>Home</title>") && !first.contains("Tapas"))
      #expect(try await visitor.ask("/1").text.contains("<title>Place 1</title>"))
      let page = try await visitor.page("/")
      let socket = try await visitor.meet(page.token, at: "/")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("One", tag: "a")),\"c\"]")
      #expect(try await socket.batch().operations.contains("[\"u\",\"/1\",\"push\",1]"))
      try await socket.say("[2,1,0,\"u\",\"/\"]")
      #expect(try await socket.batch().operations.contains("[\"T\",\"Home\"]"))
    }
  }

  @Test("The form for the code and the answer while it restarts name the app")
  @MainActor func namesTheApp() async throws {
    let tables = try TestServer.tables()
    try await withServer {
      $0.apps = [
        SiteApp(
          name: "hello", title: "Hello", summary: "", colors: ("", ""), isWholeSite: true,
          scene: { _ in WindowGroup { NoteScreen() } })
      ]
      $0.accessCode = "k7mq-2wxd-9hpf"
      $0.strings = tables
    } _: { server in
      let visitor = server.visitor()
      for (language, sentence) in [
        ("en", "Type the access code that Hello printed when it started."),
        ("es", "Escribe el código de acceso que Hello mostró al arrancar."),
      ] {
        let form = try await visitor.ask("/", headers: [("Accept-Language", language)])
        #expect(form.text.contains(sentence))
      }
      server.liveServer.drain()
      let answer = try await visitor.ask("/")
      #expect(answer.text == "Hello is being restarted. Please try again.\n")
    }
  }

  @Test("The server's own addresses stay its own")
  @MainActor func ownAddresses() async throws {
    try await withSite { server in
      let visitor = server.visitor()
      #expect(try await visitor.ask("/_/nothing").status == 404)
      #expect(try await visitor.ask("/_").status == 404)
      #expect(try await visitor.ask("/health").text == "{\"status\":\"ok\"}\n")
      let manifest = try await visitor.ask("/_/manifest/hello-en.webmanifest").text
      #expect(manifest.contains("\"name\":\"Hello\"") && manifest.contains("tapas-192.png"))
      let long = "/" + Array(repeating: "a", count: 17).joined(separator: "/")
      #expect(try await visitor.ask(long).status == 404)
    }
  }

  @Test("A page comes back from its snapshot after a restart, as in a site of several apps")
  @MainActor func restart() async throws {
    let site = SiteApp(
      name: "hello", title: "Hello", summary: "", colors: ("", ""), isWholeSite: true,
      scene: { _ in WindowGroup { NoteScreen() } })
    var cookies: [String: String] = [:]
    var (token, snapshot) = ("", "")
    try await withServer {
      $0.apps = [site]
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/")
      let socket = try await visitor.meet(page.token, at: "/")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("Larger", tag: "button")),\"c\"]")
      snapshot = try #require(try await socket.batch().snapshot)
      (token, cookies) = (page.token, visitor.cookies)
    }
    try await withServer {
      $0.apps = [site]
    } _: { server in
      let visitor = server.visitor()
      visitor.cookies = cookies
      let socket = try await visitor.meet(token, at: "/", ack: 1, snapshot: snapshot)
      #expect(try await socket.batch().html?.contains(">size 2<") == true)
    }
  }
}
