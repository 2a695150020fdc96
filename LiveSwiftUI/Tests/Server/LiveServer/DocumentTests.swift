// The document that a page's first request gets.
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

@Suite("The document", .timeLimit(.minutes(10))) struct DocumentTests {
  private static func value(of name: String, in policy: String) -> String? {
    policy.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  @Test("Its policy lets in this site's script and the one style element with the nonce")
  @MainActor func policy() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (first, second) = (try await visitor.ask("/counter"), try await visitor.ask("/counter"))
      let policy = first["content-security-policy"] ?? ""
      #expect(Self.value(of: "default-src", in: policy) == "'none'")
      #expect(Self.value(of: "script-src", in: policy) == "'self'")
      #expect(Self.value(of: "base-uri", in: policy) == "'none'")
      #expect(Self.value(of: "frame-ancestors", in: policy) == "'none'")
      let nonce = first.text.firstMatch(of: /<style id="rules" nonce="([^"]+)">/)?.1 ?? "none"
      #expect(Self.value(of: "style-src", in: policy) == "'self' 'nonce-\(nonce)'")
      #expect(second["content-security-policy"] != policy)
    }
  }

  @Test(
    "It has no inline script, no style attribute and no handler",
    arguments: ["/counter", "/note", "/place/1/2", "/tally", "/hostile", "/", "/nowhere"])
  @MainActor func nothingInline(path: String) async throws {
    try await withServer { server in
      let html = try await server.visitor().ask(path).text
      #expect(html.hasPrefix("<!doctype html><html lang=\"en\" dir=\"ltr\">"))
      #expect(html.matches(of: /<script(?![^>]* src=)[^>]*>/).isEmpty)
      #expect(html.matches(of: /<[a-z][^>]* style[=\s>]/).isEmpty)
      #expect(html.matches(of: /<[a-z][^>]* on[a-z]+=/).isEmpty)
      #expect(html.matches(of: /javascript:/).isEmpty)
      #expect(html.matches(of: /<style/).count == 1)
    }
  }

  @Test("Hostile words stay words, in the title as in the page")
  @MainActor func escaping() async throws {
    try await withServer { server in
      let html = try await server.visitor().ask("/hostile").text
      let escaped = "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;\u{2028}"
      #expect(html.contains("<title>\(escaped)</title>"))
      #expect(html.components(separatedBy: escaped).count >= 4)
      #expect(!html.contains("alert(1)</script>"))
    }
  }

  @Test("A browser without script loads once more what only a script would bring")
  @MainActor func withoutScript() async throws {
    let app = SiteApp.test("shelf") {
      WindowGroup { LateRowsScreen(count: 3, delay: .milliseconds(400)) }
    }
    try await withServer {
      $0.apps.append(app)
    } _: { server in
      let visitor = server.visitor()
      let reload =
        #"<noscript><meta http-equiv="refresh" content="0;url=?a=1&amp;whole"></noscript>"#
      let first = try await visitor.ask("/shelf?a=1").text
      #expect(first.contains(reload) && !first.contains("book 2"))
      let last = try await visitor.ask("/shelf?a=1&whole").text
      #expect(last.contains("book 2") && !last.contains("http-equiv"))
      #expect(!(try await visitor.ask("/counter").text.contains("http-equiv")))
    }
  }

  @Test("It tells the script how many elements it holds", arguments: ["counter", "note", "place"])
  @MainActor func count(app: String) async throws {
    try await withServer { server in
      let page = try await server.visitor().page("/\(app)")
      #expect(page.count == page.elements.count)
      #expect(page.count > 3)
    }
  }

  @Test("A HEAD has the same head and leaves no session behind")
  @MainActor func head() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let head = try await visitor.ask("/counter", method: "HEAD")
      #expect(head.status == 200)
      #expect(head["content-type"] == "text/html; charset=utf-8")
      #expect(head.body == [])
      #expect(server.sessions.count == 0)
      _ = try await visitor.ask("/counter")
      #expect(server.sessions.count == 1)
    }
  }

  @Test(
    "It is packed for those who take gzip, and only for those",
    arguments: [
      ("gzip, br", true), ("GZIP", true), ("gzip;q=0", false), ("br", false), ("", false),
    ])
  @MainActor func gzip(accepts: String, packs: Bool) async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let answer = try await visitor.ask("/counter", headers: [("Accept-Encoding", accepts)])
      #expect((answer["content-encoding"] == "gzip") == packs)
      // Not compared with another answer: each has the style rules known in the process by then.
      let page = try #require(packs ? inflated(answer.body) : answer.body)
      #expect(String(decoding: page, as: UTF8.self).hasSuffix("</body></html>"))
      #expect((answer.body.count < page.count * 3 / 4) == packs)
      #expect(answer["vary"] == "Accept-Language, Cookie, Accept-Encoding")
    }
  }

  @Test("A page is kept by nobody, an asset under its content's name for ever")
  @MainActor func caching() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.ask("/counter")
      #expect(page["cache-control"] == "no-store")
      let address = page.text.firstMatch(of: /"(\/_\/live\.js\?v=[^"]+)"/)?.1 ?? ""
      let script = try await visitor.ask(String(address))
      #expect(script["cache-control"] == "public, max-age=31536000, immutable")
      #expect(script["vary"] == "Accept-Encoding")
      // Without the name, a newer file would never be seen.
      for path in ["/_/live.css", "/_/live.css?v=other", "/_/icons/tapas-192.png"] {
        #expect(try await visitor.ask(path)["cache-control"] == "public, max-age=3600")
      }
      let tag = [("If-None-Match", script["etag"] ?? "")]
      let again = try await visitor.ask(String(address), headers: tag)
      #expect(again.status == 304)
      #expect(again["etag"] == script["etag"])
    }
  }

  @Test("Every answer says that its type is not to be guessed and that nobody may frame or read it")
  @MainActor func secured() async throws {
    try await withServer { server in
      for path in ["/", "/counter", "/nowhere", "/health", "/_/live.js", "/_/photo/none"] {
        let answer = try await server.visitor().ask(path)
        #expect(answer["x-content-type-options"] == "nosniff", "\(path)")
        #expect(answer["referrer-policy"] == "no-referrer", "\(path)")
        #expect(answer["cross-origin-resource-policy"] == "same-origin", "\(path)")
      }
    }
  }

  @Test("What is not there is 404, what only reads may be asked is 405")
  @MainActor func refusals() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      for path in ["/nowhere", "/counters", "/_/none.js", "/_/icon/none.svg", "/_/manifest/x"] {
        #expect(try await visitor.ask(path).status == 404, "\(path)")
      }
      for method in ["POST", "PUT", "DELETE", "OPTIONS", "BREW"] {
        let answer = try await visitor.ask("/counter", method: method)
        #expect(answer.status == 405)
        #expect(answer["allow"] == "GET, HEAD")
      }
      #expect(server.sessions.count == 0)
    }
  }

  /// Bug: any name of a language made a locale, and Foundation remembers every one.
  @Test("There is a manifest for each language of the site and for no other")
  @MainActor func manifests() async throws {
    let tables = try TestServer.tables()
    try await withServer {
      $0.strings = tables
    } _: { server in
      for (language, status) in [
        ("en", 200), ("es", 200), ("ar", 200), ("de", 404), ("EN", 404), ("xqzt", 404),
        ("es_MX", 404), ("", 404), (String(repeating: "x", count: 9_000), 404),
      ] {
        let answer = try await server.visitor().ask("/_/manifest/counter-\(language).webmanifest")
        #expect(answer.status == status, "\(language.prefix(8))")
      }
    }
  }

  @Test("The browser's name is kept from scripts and made only once")
  @MainActor func cookie() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let cookie = try await visitor.ask("/counter")["set-cookie"] ?? ""
      #expect(
        cookie.wholeMatch(
          of: /tapas_b=[A-Za-z0-9_-]{22}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000/) != nil
      )
      #expect(try await visitor.ask("/counter")["set-cookie"] == nil)
      visitor.cookies["tapas_b"] = "short"
      #expect(try await visitor.ask("/counter")["set-cookie"] != nil)
    }
  }
}
