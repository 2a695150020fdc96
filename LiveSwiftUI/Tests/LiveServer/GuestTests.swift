// Guests of a site with an access code: which addresses and sockets are open to them.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Guests of a site", .timeLimit(.minutes(10))) struct GuestTests {
  private static let code = "k7mq-2wxd-9hpf"

  /// An app with a scene for guests, and one without.
  @MainActor private func withSite(_ body: (TestServer) async throws -> Void) async throws {
    var open = SiteApp.counter
    open.guestScene = { _ in WindowGroup { Text(verbatim: "for guests") } }
    try await withServer {
      $0.apps = [open, .note]
      $0.accessCode = Self.code
      $0.admitsGuests = true
    } _: {
      try await body($0)
    }
  }

  @Test("A guest gets the guests' scene, at every address of its app, and the form elsewhere")
  @MainActor func routes() async throws {
    try await withSite { server in
      let guest = server.visitor()
      let page = try await guest.ask("/counter")
      #expect(page.status == 200 && page.text.contains("for guests"))
      #expect(!page.text.contains("count 0"))
      #expect(try await guest.ask("/note").status == 401)
      #expect(try await guest.ask("/_/tables").status == 404)
      #expect(try await guest.ask("/_/enter").status == 401)
      let home = try await guest.ask("/").text
      #expect(home.contains("/counter") && !home.contains("/note"))
      #expect(home.contains("Enter the access code") && !home.contains("Sign out"))
      #expect(try await guest.ask("/counter", method: "POST").status == 405)
      #expect(try await guest.ask("/counter", method: "PUT").status == 405)
    }
  }

  @Test("The link with the code admits; on another site it only fills in the form")
  @MainActor func link() async throws {
    try await withSite { server in
      let person = server.visitor()
      let path = try #require(AccessLink.path(code: Self.code))
      let crossed = try await person.ask(path, headers: [("Sec-Fetch-Site", "cross-site")])
      #expect(crossed.status == 401 && crossed.text.contains("value=\"\(Self.code)\""))
      let wrong = try await person.ask("/_/enter?code=wrong")
      #expect(wrong.headers.contains { $0 == ("location", "/_/enter?wrong=1") })
      #expect(person.cookies["tapas_a"] == nil)
      #expect(try await person.ask(path).status == 303)
      #expect(try await person.ask("/counter").text.contains("count 0"))
      #expect(try await person.ask("/note").status == 200)
      let tables = try await person.ask("/_/tables?count=3").text
      #expect(tables.components(separatedBy: "data:image/svg+xml").count == 4)
    }
  }

  @Test("Cards to print lead to the address that others type, where one is set")
  @MainActor func reachedAt() async throws {
    try await withServer {
      $0.apps = [.counter]
      $0.reachedAt = "menu.local:81"
    } _: { server in
      let cards = try await server.visitor().ask("/_/tables").text
      #expect(cards.contains("http://menu.local:81<"))
    }
  }

  @Test("A link with a wrong code is a try of one, and too many are refused")
  @MainActor func guessedLinks() async throws {
    try await withSite { server in
      let person = server.visitor()
      var answer = try await person.ask("/_/enter?code=wrong")
      #expect(answer.status == 303)
      // More than eleven only on a machine so busy that tokens come back meanwhile.
      for _ in 2...60 where answer.status != 429 {
        answer = try await person.ask("/_/enter?code=wrong")
      }
      #expect(answer.status == 429)
      #expect(answer["retry-after"] == "60")
      let path = try #require(AccessLink.path(code: Self.code))
      #expect(try await person.ask(path).status == 303)
    }
  }

  @Test("A page made with the code does not go on without it")
  @MainActor func lostPass() async throws {
    try await withSite { server in
      let person = server.visitor()
      _ = try await person.ask(try #require(AccessLink.path(code: Self.code)))
      let page = try await person.page("/counter")
      person.cookies["tapas_a"] = nil
      let socket = try await person.meet(page.token, at: "/counter")
      #expect(try await socket.closeCode() == 4003)
    }
  }

  @Test("A socket of a guest gets the guests' scene, and none of an app without one")
  @MainActor func sockets() async throws {
    try await withSite { server in
      let guest = server.visitor()
      let page = try await guest.page("/counter")
      let socket = try await guest.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      let other = try await guest.meet("", at: "/note")
      #expect(try await other.closeCode() == 4003)
      let new = try await guest.meet("", at: "/counter", fresh: true)
      #expect(try await new.batch().html?.contains("for guests") == true)
    }
  }

  @Test("An app that is the whole site by choice answers below its name too")
  @MainActor func alone() async throws {
    var alone = SiteApp.place
    alone.isWholeSite = true
    alone.keepsOwnAddress = true
    try await withServer {
      $0.apps = [alone]
    } _: { server in
      let visitor = server.visitor()
      let home = try await visitor.ask("/").text
      #expect(home.contains("<title>Home</title>"))
      #expect(try await visitor.ask("/\(alone.name)").text.contains("<title>Home</title>"))
      #expect(try await visitor.ask("/\(alone.name)/1").text.contains("<title>Place 1</title>"))
      #expect(try await visitor.ask("/1").text.contains("<title>Place 1</title>"))
    }
  }
}
