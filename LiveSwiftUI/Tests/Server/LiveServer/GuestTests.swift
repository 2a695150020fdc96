// Guests of a site with an access code: which addresses and sockets are open to them.
import Foundation
import Limits
import SwiftUI
import Synchronization
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
      #expect(try await guest.ask("/_/tables").status == 401)
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
      // A proxy logs the `Referer`, which would have the code.
      #expect(crossed["referrer-policy"] == "strict-origin")
      let wrong = try await person.ask("/_/enter?code=wrong")
      #expect(wrong.headers.contains { $0 == ("location", "/_/enter?wrong=1") })
      #expect(person.cookies["tapas_a"] == nil)
      #expect(try await person.ask(path).status == 303)
      #expect(try await person.ask("/counter").text.contains("count 0"))
      #expect(try await person.ask("/note").status == 200)
      let tables = try await person.ask("/_/tables?tables=3").text
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

  @Test(
    "What a guest's page and its photos cause counts for the guest, and nobody else's work does")
  @MainActor func actingGuest() async throws {
    let seen = Seen()
    var open = SiteApp.test("work") { WindowGroup { WorkScreen(seen: seen) } }
    open.guestScene = open.scene
    try await withServer {
      $0.apps = [open]
      $0.accessCode = Self.code
      $0.admitsGuests = true
      $0.photo = { _ in
        seen.note("photo")
        return nil
      }
    } _: { server in
      func work(_ visitor: Visitor) async throws -> [String: ActingGuest?] {
        let page = try await visitor.page("/work")
        let socket = try await visitor.meet(page.token, at: "/work")
        #expect(try await socket.hear() == "[0,0]")
        try await socket.say("[1,0,\(page.number("Search", tag: "button")),\"c\"]")
        #expect(await until { seen.all["press"] != nil })
        let photo = try #require(page.html.firstMatch(of: /\/_\/photo\/[\w-]+/))
        _ = try await visitor.ask(String(photo.output))
        return seen.takeAll()
      }
      let guest = server.visitor(from: "127.0.0.2")
      let acting = try await work(guest)
      let expected = ActingGuest(browser: guest.name, address: "127.0.0.2")
      #expect(acting == ["task": expected, "press": expected, "photo": expected])
      let person = server.visitor(from: "127.0.0.2")
      _ = try await person.ask(try #require(AccessLink.path(code: Self.code)))
      #expect(try await work(person) == ["task": nil, "press": nil, "photo": nil])
    }
  }

  @Test("While guests wait for slow photos, one more is asked to come later, and others are served")
  @MainActor func waiting() async throws {
    let seen = Seen()
    let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
    var open = SiteApp.test("work") { WindowGroup { WorkScreen(seen: seen) } }
    open.guestScene = open.scene
    try await withServer {
      $0.apps = [open]
      $0.accessCode = Self.code
      $0.admitsGuests = true
      $0.limits.guestRequests = 2
      $0.photo = { _ in
        seen.note("photo \(UUID())")
        for await _ in arrived {}
        return nil
      }
    } _: { server in
      let page = try await server.visitor().page("/work")
      let photo = try #require(page.html.firstMatch(of: /\/_\/photo\/[\w-]+/)).output
      let waiting = (1...2).map { _ in
        Task { try await server.visitor().ask(String(photo)).status }
      }
      #expect(await until { seen.all.keys.count { $0.hasPrefix("photo") } == 2 })
      let answer = try await server.visitor().ask("/work")
      #expect(answer.status == 503 && answer["retry-after"] == "30")
      let person = server.visitor()
      #expect(try await person.ask(try #require(AccessLink.path(code: Self.code))).status == 303)
      #expect(try await person.ask("/work").status == 200)
      arrive.finish()
      for each in waiting { #expect(try await each.value == 404) }
      #expect(try await server.visitor().ask("/work").status == 200)
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

/// The guests for whom work was done, by the kind of the work.
private final class Seen: Sendable {
  private let guests = Mutex<[String: ActingGuest?]>([:])

  var all: [String: ActingGuest?] { guests.withLock { $0 } }

  func note(_ work: String) {
    guests.withLock { _ = $0.updateValue(ActingGuest.current, forKey: work) }
  }

  func takeAll() -> [String: ActingGuest?] {
    guests.withLock { guests in
      defer { guests = [:] }
      return guests
    }
  }
}

/// A screen that works when it appears and when its button is pressed, and shows a photo.
private struct WorkScreen: View {
  let seen: Seen

  var body: some View {
    Button("Search") { Task { seen.note("press") } }
      .task { seen.note("task") }
    AsyncImage(url: URL(string: "https://photos.example/1.jpeg"))
  }
}
