// Which addresses a visitor may type: what an app's own types read, and what a link shows.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Addresses", .timeLimit(.minutes(10))) struct AddressTests {
  /// Parts that no link of `RowScreen` leads to. The letters are written as a path holds them.
  static let parts = [
    "3", "-1", "9223372036854775807", "0/%7B%22text%22%3A%22Pay%20here%22%7D", "0/0", "0/1/2",
    "%7B%22text%22%3A%22Pay%20here%22%7D", "00", "+1", "0x1", "1e0",
  ]

  @Test(
    "A number that no link leads to, and a value that somebody made up, are not shown",
    arguments: AddressTests.parts)
  @MainActor func invented(parts: String) async throws {
    // A review ended the process with GET /3: the destination is `names[3]` of three names.
    try await withServer { server in
      let visitor = server.visitor()
      let first = try await visitor.ask("/rows/\(parts)")
      #expect(first.status == 404 && first.text.contains("There is no page at this address."))
      #expect(first.text.contains("href=\"/rows\""))
      // The same by a press of the browser's back button, and by a browser that comes back.
      let page = try await visitor.page("/rows")
      let socket = try await visitor.meet(page.token, at: "/rows")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,0,\"u\",\"/rows/\(parts)\"]")
      let answer = try await socket.hear()
      #expect(!answer.contains("Pay here"))
      let again = try await visitor.meet("gone", at: "/rows/\(parts)")
      let html = try #require(try await again.batch().html)
      #expect(!html.contains("Pay here"))
    }
  }

  @Test("What a link on the first screen shows may be typed as well")
  @MainActor func offered() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let second = try await visitor.ask("/rows/1")
      #expect(second.text.contains("<title>Row Ben</title>"))
      #expect(try await visitor.ask("/rows/3").status == 404)
    }
  }

  @Test("A link holds the site's proof, so it can be opened in a new tab and sent to somebody")
  @MainActor func signed() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/rows/1")
      let link = try #require(page.html.firstMatch(of: /href="(\/rows\/1\/[^"]+)"/)?.1)
      let letter = String(link)
      #expect(letter.contains("?k="))
      #expect(try await visitor.ask(letter).text.contains("<title>To Ben</title>"))
      // Somebody else's browser, which never saw the screen with the link.
      let other = server.visitor()
      #expect(try await other.ask(letter).text.contains("<title>To Ben</title>"))
      // The proof of one address proves no other.
      let proof = letter.drop { $0 != "?" }
      let forged = "/rows/1/%7B%22text%22%3A%22Pay%20here%22%7D\(proof)"
      #expect(try await other.ask(forged).status == 404)
    }
  }

  @Test("A page comes back at its signed address when the server has let it go")
  @MainActor func reconnect() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/rows/1")
      let link = try #require(page.html.firstMatch(of: /href="(\/rows\/1\/[^"]+)"/)?.1)
      let socket = try await visitor.meet("gone", at: String(link))
      #expect(try await socket.batch().html?.contains("To Ben") == true)
    }
  }

  @Test("A type of the app reads its own addresses, and refuses what is none of them")
  @MainActor func typed() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let seventh = try await visitor.page("/place/7").html
      #expect(seventh.contains("<title>Place 7</title>"))
      #expect(seventh.contains("href=\"/place/7/8\""))
      for number in [1_000, 0] {
        #expect(try await visitor.ask("/place/\(number)").status == 404)
      }
    }
  }

  @Test("Each of 71 rows may be typed, though 20 are drawn; no other may", arguments: [0, 300])
  @MainActor func everyRow(delay: Int) async throws {
    let app = SiteApp.test("shelf") {
      WindowGroup { LateRowsScreen(count: 71, delay: .milliseconds(delay)) }
    }
    try await withServer { site in
      site.apps = [app]
      site.limits.pageBurst = 200
    } _: { server in
      let visitor = server.visitor()
      for number in stride(from: 0, to: 71, by: delay > 0 ? 35 : 1) {
        let page = try await visitor.ask("/shelf/book%20\(number)")
        #expect(page.status == 200 && page.text.contains("<title>About book \(number)</title>"))
      }
      for name in ["book%2071", "book", "9"] {
        let missing = try await visitor.ask("/shelf/\(name)")
        #expect(missing.status == 404 && missing.text.contains("href=\"/shelf\""))
      }
      #expect(try await visitor.ask("/shelf").text.contains("<title>Shelf</title>"))
    }
  }
}
