// An app of somebody's own, such as a restaurant's menu: the name and the logo that stand for it.
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

@Suite("An app with an owner", .timeLimit(.minutes(10))) struct OwnerTests {
  private static let logo = URL(string: "https://ana.example/logo.png")!

  /// The screens of `RouteScreen` as Bab & Co's, beside another app or as the whole site.
  @MainActor private func withSite(
    isWhole: Bool = false, _ body: (Visitor) async throws -> Void
  ) async throws {
    var app = SiteApp.place
    app.owner = SiteOwner(name: "Bab & Co", logo: Self.logo, hasMenu: true)
    app.isWholeSite = isWhole
    let strings = try TestServer.tables()
    try await withServer {
      $0.apps = isWhole ? [app] : [app, .counter]
      $0.strings = strings
      $0.absentApps = ["wines"]
      $0.photo = { $0 == Self.logo ? SitePhoto(data: Data("a logo".utf8), type: "image/png") : nil }
    } _: {
      try await body($0.visitor())
    }
  }

  @Test("The owner's name is in the title of each page and of the tab, and under the icon")
  @MainActor func titles() async throws {
    try await withSite { visitor in
      let first = try await visitor.ask("/place").text
      #expect(first.contains("<title>Home – Bab &amp; Co</title>"))
      #expect(first.contains(#"<meta name="apple-mobile-web-app-title" content="Bab &amp; Co">"#))
      let page = try await visitor.page("/place")
      let socket = try await visitor.meet(page.token, at: "/place")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("One", tag: "a")),\"c\"]")
      #expect(try await socket.batch().operations.contains("[\"T\",\"Place 1 – Bab & Co\"]"))
      let other = try await visitor.ask("/counter").text
      #expect(!other.contains("Bab") && !other.contains("/_/logo/"))
    }
  }

  @Test("The logo is the icon of tab, Home Screen and home page, for everybody")
  @MainActor func icons() async throws {
    try await withSite { visitor in
      let first = try await visitor.ask("/place").text
      #expect(first.contains(#"<link rel="icon" href="/_/logo/place">"#))
      #expect(first.contains(#"<link rel="apple-touch-icon" href="/_/logo/place">"#))
      let manifest = try await visitor.ask("/_/manifest/place-en.webmanifest").text
      #expect(manifest.contains(#""name":"Bab & Co""#))
      #expect(
        manifest.contains(
          #""icons":[{"purpose":"any","sizes":"any","src":"\/_\/logo\/place"}]"#), "\(manifest)")
      let home = try await visitor.ask("/").text
      #expect(home.contains(#"src="/_/logo/place""#) && home.contains(">Bab &amp; Co</p>"))
      let logo = try await visitor.ask("/_/logo/place")
      #expect(logo.status == 200 && logo["content-type"] == "image/png" && logo.text == "a logo")
      #expect(try await visitor.ask("/_/logo/counter").status == 404)
    }
  }

  @Test("A site that is one app has its owner's name, and pages below no other app's name")
  @MainActor func wholeSite() async throws {
    try await withSite(isWhole: true) { visitor in
      #expect(try await visitor.ask("/").text.contains("<title>Home – Bab &amp; Co</title>"))
      for path in ["/wines", "/wines/1"] {
        let answer = try await visitor.ask(path)
        #expect(answer.status == 404 && answer.text.contains("There is no page at this address."))
        #expect(answer.text.contains(#"href="/">Bab &amp; Co</a>"#))
        #expect(answer.text.contains(#"<link rel="icon" href="/_/logo/place">"#))
      }
    }
  }

  @Test("Cards have the name, the logo and a sentence in each language: eight, or one a table")
  @MainActor func cards() async throws {
    try await withSite { visitor in
      let sheet = try await visitor.ask("/_/tables").text
      func count(_ text: String, in page: String) -> Int {
        page.components(separatedBy: text).count - 1
      }
      for text in [
        "data:image/svg+xml", #"class="logo" alt src="/_/logo/place""#, "<h2>Bab &amp; Co</h2>",
        #"<p lang="en">Scan for the menu</p>"#, #"<p lang="es">Escanea para ver la carta</p>"#,
        #"<p lang="ar">امسح الرمز لرؤية قائمة الطعام</p>"#, "http://\(visitor.host)/place</p>",
      ] {
        #expect(count(text, in: sheet) == 8, "\(text) in \(sheet)")
      }
      #expect(!sheet.contains("Table 1"))
      let tables = try await visitor.ask("/_/tables?tables=12").text
      #expect(count("data:image/svg+xml", in: tables) == 12)
      #expect((1...12).allSatisfy { tables.contains(">Table \($0)</p>") })
      #expect(tables.contains(#"value="12""#))
      let most = try await visitor.ask("/_/tables?tables=100000").text
      #expect(count("data:image/svg+xml", in: most) == 200)
      let least = try await visitor.ask("/_/tables?tables=-1").text
      #expect(count("data:image/svg+xml", in: least) == 1)
    }
  }
}
