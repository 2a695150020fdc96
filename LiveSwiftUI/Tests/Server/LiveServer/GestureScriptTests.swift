// The script of gestures: served, and named only by pages that need it.
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

@Suite("The script of gestures", .timeLimit(.minutes(10))) struct GestureScriptTests {
  @MainActor private func site(_ site: inout SiteConfiguration) {
    site.apps = [.counter, .test("room") { WindowGroup { RoomScreen() } }]
  }

  @Test("A page with a measured element names it as a module, another page does not")
  @MainActor func document() async throws {
    try await withServer(site) { server in
      let visitor = server.visitor()
      let html = try await visitor.ask("/room").text
      let script = html.firstMatch(of: /<script src="([^"]*gestures\.js[^"]*)" type="module">/)?.1
      let address = try #require(script).replacing("&amp;", with: "&")
      let answer = try await visitor.ask(String(address))
      #expect(answer["content-type"] == "text/javascript; charset=utf-8")
      #expect(answer["cache-control"] == "public, max-age=31536000, immutable")
      let plain = try await visitor.ask("/counter").text
      #expect(!plain.contains("gestures.js"))
    }
  }

  @Test("A page with a text that follows the time names the script for it, another page does not")
  @MainActor func clock() async throws {
    try await withServer {
      $0.apps = [
        .counter,
        .test("timer") { WindowGroup { Text(Date(timeIntervalSince1970: 0), style: .timer) } },
      ]
    } _: { server in
      let visitor = server.visitor()
      let html = try await visitor.ask("/timer").text
      let script = html.firstMatch(of: /<script src="([^"]*clock\.js[^"]*)" type="module">/)?.1
      let address = try #require(script).replacing("&amp;", with: "&")
      #expect(try await visitor.ask(String(address)).status == 200)
      #expect(html.contains(#"data-clock="t 0 en"#))
      #expect(try await visitor.ask("/counter").text.contains("clock.js") == false)
    }
  }

  @Test("The first rendering has the width that the browser's cookie tells, within bounds")
  @MainActor func width() async throws {
    try await withServer(site) { server in
      let visitor = server.visitor()
      for (told, points) in [("850", "850"), ("99999999", "4,000"), ("-5", "200")] {
        visitor.cookies["tapas_env"] = "light.\(told).UTC"
        let html = try await visitor.ask("/room").text
        #expect(html.contains(">\(points) wide<"))
      }
    }
  }

  @Test("A size that the page tells is nothing that a person did; a held press is")
  func acts() {
    func isAct(_ text: String) -> Bool? { Frame.read(text)?.isAct }
    #expect(isAct("[1,0,4,\"z\",\"10 20\"]") == false)
    #expect(isAct("[1,0,4,\"h\"]") == true)
  }
}

private struct RoomScreen: View {
  var body: some View { GeometryReader { Text("\(Int($0.size.width)) wide") } }
}
