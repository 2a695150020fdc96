// The cookie with the values that all pages of a browser share.
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

/// A choice that the browser keeps.
private struct ThemeScreen: View {
  @AppStorage("theme") private var theme = 1

  var body: some View {
    Text(verbatim: "theme \(theme)")
    Button("Next") { theme += 1 }
  }
}

@Suite("Kept values", .timeLimit(.minutes(10))) struct KeptValuesTests {
  private static let secret = TestServer.secret

  @MainActor private static func serving(_ body: (TestServer) async throws -> Void) async throws {
    try await withServer(
      { $0.apps = [.test("theme") { WindowGroup { ThemeScreen() } }, .counter] }, body)
  }

  /// Presses "Next" in a page, and stores the cookie of the answer as the script does.
  private static func next(
    _ visitor: Visitor, _ page: Page, _ socket: PageSocket, seq: Int
  ) async throws {
    try await socket.say("[\(seq),0,\(page.number("Next", tag: "button")),\"c\"]")
    let stored = try #require(try await socket.batch().operations.last)
    let list = try JSONSerialization.jsonObject(with: Data(stored.utf8)) as? [String]
    let cookie = try #require(list)
    #expect(cookie.first == "k")
    let parts = cookie[1].components(separatedBy: "; ")
    #expect(Array(parts.dropFirst()) == ["Path=/", "SameSite=Lax", "Max-Age=31536000"])
    let value = try #require(parts.first?.dropFirst("tapas_kept=".count))
    visitor.cookies["tapas_kept"] = String(value)
  }

  @Test("The first HTML of the next page has the values, also after a restart of the server")
  @MainActor func nextPage() async throws {
    var cookies: [String: String] = [:]
    try await Self.serving { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/theme")
      #expect(visitor.cookies["tapas_kept"] == nil)
      let socket = try await visitor.meet(page.token, at: "/theme")
      _ = try await socket.hear()
      try await Self.next(visitor, page, socket, seq: 1)
      let next = try await visitor.page("/theme")
      #expect(next.html.contains(">theme 2<"))
      cookies = visitor.cookies
    }
    try await Self.serving { server in
      let visitor = server.visitor()
      visitor.cookies = cookies
      let page = try await visitor.page("/theme")
      #expect(page.html.contains(">theme 2<"))
      // The page brings the cookie again, so that it lasts.
      #expect(visitor.cookies["tapas_kept"] == cookies["tapas_kept"])
      let other = try await server.visitor().page("/theme")
      #expect(other.html.contains(">theme 1<"))
    }
  }

  @Test("A page that goes on with a new server has what its browser kept")
  @MainActor func restart() async throws {
    var (cookies, token) = ([String: String](), "")
    try await Self.serving { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/theme")
      let socket = try await visitor.meet(page.token, at: "/theme")
      _ = try await socket.hear()
      try await Self.next(visitor, page, socket, seq: 1)
      (cookies, token) = (visitor.cookies, page.token)
    }
    try await Self.serving { server in
      let visitor = server.visitor()
      visitor.cookies = cookies
      let socket = try await visitor.meet(token, at: "/theme", ack: 1)
      #expect(try await socket.batch().html?.contains(">theme 2<") == true)
    }
  }

  @Test("Another open page of the browser changes at once, that of another browser does not")
  @MainActor func tabs() async throws {
    try await Self.serving { server in
      let (visitor, stranger) = (server.visitor(), server.visitor())
      let first = try await visitor.page("/theme")
      let second = try await visitor.page("/theme")
      let foreign = try await stranger.page("/theme")
      let sockets = [
        try await visitor.meet(first.token, at: "/theme"),
        try await visitor.meet(second.token, at: "/theme"),
        try await stranger.meet(foreign.token, at: "/theme"),
      ]
      for socket in sockets { _ = try await socket.hear() }
      try await Self.next(visitor, first, sockets[0], seq: 1)
      let shown = second.number("theme 1")
      #expect(try await sockets[1].batch().operations.first == #"["t",\#(shown),"theme 2"]"#)
      // Its own press is the first that this page hears of.
      try await Self.next(stranger, foreign, sockets[2], seq: 1)
      #expect(server.liveServer.browserValues.count == 2)
    }
  }

  @Test("The script's request is answered with the same cookie, which then lasts a year")
  @MainActor func repeated() async throws {
    try await Self.serving { server in
      let visitor = server.visitor()
      let nothing = try await visitor.ask("/_/kept")
      #expect(nothing.status == 200 && nothing["set-cookie"] == nil)
      let kept = KeptValues(written: 5, texts: ["/theme theme": "4"])
      let text = kept.signed(by: server.liveServer.signer)
      visitor.cookies["tapas_kept"] = text
      let answer = try await visitor.ask("/_/kept")
      #expect(
        answer["set-cookie"] == "tapas_kept=\(text); Path=/; SameSite=Lax; Max-Age=31536000")
      let page = try await visitor.page("/theme")
      #expect(page.html.contains(">theme 4<"))
    }
  }

  @Test("A cookie that this site did not sign, or that is no value, counts for nothing")
  @MainActor func forged() async throws {
    try await Self.serving { server in
      let signer = server.liveServer.signer
      let good = KeptValues(written: 5, texts: ["/theme theme": "4"]).signed(by: signer)
      let long = KeptValues(
        written: 5, texts: ["/theme theme": "4", "x": String(repeating: "x", count: 3_000)])
      let cookies = [
        KeptValues(written: 5, texts: ["/theme theme": "4"]).signed(by: Signer(key: [1, 2, 3])),
        long.signed(by: signer), good + "x", String(good.dropFirst()), "", ".", "....",
        signer.signed("{}"), signer.signed(#"{"written":"5","texts":{"/theme theme":"4"}}"#),
        KeptValues(written: 0, texts: ["/theme theme": "4"]).signed(by: signer),
        KeptValues(written: -9, texts: ["/theme theme": "4"]).signed(by: signer),
        KeptValues(written: 5, texts: ["/theme theme": "four"]).signed(by: signer),
        KeptValues(written: .max, texts: ["/theme theme": ""]).signed(by: signer),
      ]
      for cookie in cookies {
        let visitor = server.visitor()
        visitor.cookies["tapas_kept"] = cookie
        let page = try await visitor.page("/theme")
        #expect(page.html.contains(">theme 1<"), "\(cookie.prefix(40))")
      }
    }
  }

  @Test("The largest values that are kept fit into a cookie")
  @MainActor func largest() {
    let values = BrowserValues()
    values.take(
      Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("\($0)", "\"/\"") }),
      written: 1_764_518_400_000)
    let kept = KeptValues(values)
    #expect(kept.texts.count > 100)
    #expect(kept.signed(by: Signer(key: Self.secret)).utf8.count <= KeptValues.signedLimit)
  }
}
