// Simulated Mastodon over a real socket: accounts, statuses by the Link header, HTML, errors.
import Foundation
import Testing

@testable import Sandbox

@Suite("The simulated Mastodon", .timeLimit(.minutes(10)))
struct MastodonServiceTests {
  let api = "/humour/mastodon/api"

  private func account(_ sandbox: RunningSandbox, _ acct: String) async throws -> [String: Any] {
    try fields(try await ask(sandbox.port, "\(api)/v1/accounts/lookup?acct=\(acct)").json())
  }

  /// Follows the Link header from the first page to the end.
  private func statuses(
    _ sandbox: RunningSandbox, _ acct: String, limit: Int
  ) async throws -> [[String: Any]] {
    let id = try #require(try await account(sandbox, acct)["id"] as? String)
    var next: String? = "\(api)/v1/accounts/\(id)/statuses?limit=\(limit)"
    var all: [[String: Any]] = []
    while let path = next {
      let answer = try await ask(sandbox.port, path)
      all += try objects(answer.json())
      let link = answer.headers["link"]?.components(separatedBy: ", ")
        .first { $0.hasSuffix("rel=\"next\"") }
      next = link.map { String($0.dropFirst().prefix { $0 != ">" }) }?
        .replacing("http://127.0.0.1:\(sandbox.port)", with: "")
    }
    return all
  }

  @Test("An account is looked up by its name, with or without the instance")
  func lookup() async throws {
    try await withSandbox { sandbox in
      let maya = try await account(sandbox, "maya_runs")
      #expect(maya["display_name"] as? String == "Maya Osei")
      #expect((maya["note"] as? String)?.hasPrefix("<p>Slow marathoner") == true)
      #expect((maya["id"] as? String)?.count == 18 && maya["locked"] as? Bool == false)
      let whole = try await account(sandbox, "@Maya_Runs@127.0.0.1:\(sandbox.port)")
      #expect(whole["id"] as? String == maya["id"] as? String)
      #expect(try await account(sandbox, "hannes_holz")["display_name"] as? String == "")
      #expect(
        sandbox.mastodonURL.absoluteString == "http://127.0.0.1:\(sandbox.port)/humour/mastodon")
    }
  }

  @Test(
    "Statuses are read to the end by the Link header with none twice, full last pages included",
    arguments: [("mr_biscuit_cat", 19), ("nightshift_jo", 40), ("platform_gerald", 7)])
  func pages(handle: String, limit: Int) async throws {
    try await withSandbox { sandbox in
      let all = try await statuses(sandbox, handle, limit: limit)
      let ids = all.compactMap { $0["id"] as? String }
      let shipped = try #require(try StoredPerson.shipped().first { $0.handle == handle })
      #expect(ids.count == shipped.posts.count && Set(ids).count == ids.count)
      #expect(ids == ids.sorted(by: >))
      let ends = Set(all.compactMap { ($0["created_at"] as? String)?.count })
      // With milliseconds, and some with microseconds.
      #expect(ends == [24, 27])
    }
  }

  @Test("A reblog is a frame without words around another's post, whole")
  func reblogs() async throws {
    try await withSandbox { sandbox in
      let all = try await statuses(sandbox, "nightshift_jo", limit: 40)
      let frames = all.filter { $0["reblog"] is [String: Any] }
      let writers = try frames.compactMap {
        try fields(try fields($0["reblog"])["account"])["acct"] as? String
      }
      #expect(writers == ["platform_gerald", "maya_runs", "tomas_bakes"])
      #expect(frames.allSatisfy { $0["content"] as? String == "" && $0["language"] is NSNull })
    }
  }

  @Test("Content warnings, silence about the language and pictures alone come as they do there")
  func marks() async throws {
    try await withSandbox { sandbox in
      let all = try await statuses(sandbox, "maya_runs", limit: 40)
      let warned = all.filter { ($0["spoiler_text"] as? String)?.isEmpty == false }
      #expect(
        warned.compactMap { $0["spoiler_text"] as? String } == [
          "Toenails again", "Hospital", "Injury, surgery",
        ])
      #expect(warned.allSatisfy { $0["sensitive"] as? Bool == true })
      let bare = all.filter { $0["content"] as? String == "" && $0["reblog"] is NSNull }
      #expect(bare.count == 1)
      #expect((bare.first?["media_attachments"] as? [Any])?.count == 1)
      let loaf = try await statuses(sandbox, "tomas_bakes", limit: 40)
      #expect(
        loaf.contains { $0["language"] is NSNull && $0["content"] as? String == "<p>🥖🥖🥖</p>" })
    }
  }

  @Test("Text becomes paragraphs, line breaks, spans for links, anchors for mentions and tags")
  func html() {
    let html = MastodonHTML(base: "http://h")
    #expect(html.write("") == "")
    #expect(
      html.write("a < b & \"c\"\nd\n\ne's")
        == "<p>a &lt; b &amp; &quot;c&quot;<br />d</p><p>e&#39;s</p>")
    #expect(
      html.write("#Año @ana")
        == #"<p><a href="http://h/tags/año" class="mention hashtag" rel="tag">"#
        + "#<span>Año</span></a> "
        + #"<span class="h-card" translate="no"><a href="http://h/@ana" class="u-url mention">"#
        + "@<span>ana</span></a></span></p>")
    #expect(
      html.write("https://a.example/a/very/long/path/indeed")
        == #"<p><a href="https://a.example/a/very/long/path/indeed" target="_blank" "#
        + #"rel="nofollow noopener" translate="no"><span class="invisible">https://</span>"#
        + #"<span class="ellipsis">a.example/a/very/long/path/ind</span>"#
        + #"<span class="invisible">eed</span></a></p>"#)
  }

  @Test("A search lists accounts, and one that would ask other servers wants a login")
  func search() async throws {
    try await withSandbox { sandbox in
      let path = api + "/v2/search?type=accounts&q="
      let body = try fields(try await ask(sandbox.port, path + "nurse&resolve=false").json())
      #expect(try objects(body["accounts"]).map { $0["acct"] as? String } == ["nightshift_jo"])
      #expect(try objects(body["statuses"]).isEmpty && objects(body["hashtags"]).isEmpty)
      let few = try fields(try await ask(sandbox.port, path + "a&limit=3").json())
      #expect(try objects(few["accounts"]).count == 3)
      #expect(try await ask(sandbox.port, path + "nurse&resolve=true").status == 401)
    }
  }

  @Test("Unknown, suspended, locked, limited and empty accounts are each told in their own way")
  func special() async throws {
    let sandbox = Sandbox(dataFolder: nil, now: { Date(timeIntervalSince1970: 1_750_000_000) })
    try await withSandbox(sandbox) { sandbox in
      for acct in ["nobody", "maya_runs@elsewhere.example", ""] {
        let answer = try await ask(sandbox.port, "\(api)/v1/accounts/lookup?acct=\(acct)")
        #expect(answer.status == 404 && answer.text == #"{"error":"Record not found"}"#)
      }
      #expect(try await ask(sandbox.port, "\(api)/v1/accounts/1/statuses").status == 404)
      let gary = try await account(sandbox, "gone_gary")
      #expect(gary["suspended"] as? Bool == true && gary["display_name"] as? String == "")
      #expect(try await account(sandbox, "private_pat")["locked"] as? Bool == true)
      for acct in ["gone_gary", "private_pat", "quiet_quinn"] {
        #expect(try await statuses(sandbox, acct, limit: 20).isEmpty)
      }
      let bea = try await ask(sandbox.port, "\(api)/v1/accounts/lookup?acct=busy_bea")
      #expect(bea.status == 429 && bea.text == #"{"error":"Too many requests"}"#)
      #expect(bea.headers["x-ratelimit-reset"] == "2025-06-15T15:07:40.000000Z")
    }
  }
}
