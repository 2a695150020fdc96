// Simulated Bluesky over a real socket: profiles, feeds with reposts, facets, errors by name.
import Foundation
import Testing

@testable import Sandbox

@Suite("The simulated Bluesky", .timeLimit(.minutes(10)))
struct BlueskyServiceTests {
  let base = "/humour/bluesky/xrpc"

  private func feed(
    _ sandbox: RunningSandbox, _ actor: String, limit: Int, cursor: String? = nil
  ) async throws -> [String: Any] {
    let more = cursor.map { "&cursor=\($0)" } ?? ""
    let path = "/app.bsky.feed.getAuthorFeed?actor=\(actor).tapas.test&limit=\(limit)\(more)"
    return try fields(try await ask(sandbox.port, base + path).json())
  }

  @Test("A profile is had by handle and by did, without a name where none was given")
  func profile() async throws {
    try await withSandbox { sandbox in
      let path = base + "/app.bsky.actor.getProfile?actor="
      let maya = try fields(try await ask(sandbox.port, path + "Maya-Runs.tapas.test").json())
      let did = try #require(maya["did"] as? String)
      #expect(did.hasPrefix("did:plc:") && did.count == 32)
      #expect(maya["displayName"] as? String == "Maya Osei")
      #expect((maya["avatar"] as? String)?.hasSuffix("/humour/photos/maya_runs.jpg") == true)
      let again = try await ask(sandbox.port, path + did)
      #expect(try fields(again.json())["handle"] as? String == "maya-runs.tapas.test")
      let quinn = try fields(try await ask(sandbox.port, path + "quiet-quinn.tapas.test").json())
      #expect(quinn["displayName"] == nil && quinn["avatar"] == nil)
      let hannes = try fields(try await ask(sandbox.port, path + "hannes-holz.tapas.test").json())
      #expect(hannes["displayName"] == nil && hannes["avatar"] != nil)
      #expect(sandbox.blueskyURL.absoluteString == "http://127.0.0.1:\(sandbox.port)\(base)")
    }
  }

  @Test("A feed is read to its end by its cursor, each item once, newest first")
  func pages() async throws {
    try await withSandbox { sandbox in
      var (dates, cursor, pages) = ([String](), String?.none, 0)
      repeat {
        let body = try await feed(sandbox, "layla-yawmiyat", limit: 30, cursor: cursor)
        for item in try objects(body["feed"]) {
          let own = try fields(try fields(item["post"])["record"])["createdAt"] as? String
          let passed = (item["reason"] as? [String: Any])?["indexedAt"] as? String
          dates.append(try #require(passed ?? own))
        }
        cursor = body["cursor"] as? String
        pages += 1
      } while cursor != nil && pages < 20
      let shipped = try #require(try StoredPerson.shipped().first { $0.handle == "layla_yawmiyat" })
      #expect(dates.count == shipped.posts.count && Set(dates).count == dates.count)
      #expect(dates == dates.sorted(by: >) && pages == 4)
    }
  }

  @Test("A page that ends exactly at the end names a cursor, and the next is empty without one")
  func fullPage() async throws {
    try await withSandbox { sandbox in
      let whole = try await feed(sandbox, "private-pat", limit: 6)
      #expect(try objects(whole["feed"]).count == 6)
      let cursor = try #require(whole["cursor"] as? String)
      let next = try await feed(sandbox, "private-pat", limit: 6, cursor: cursor)
      #expect(try objects(next["feed"]).isEmpty && next["cursor"] == nil)
    }
  }

  @Test("A repost is another's post with a reason; one may even repost oneself")
  func reposts() async throws {
    try await withSandbox { sandbox in
      var items: [[String: Any]] = []
      var cursor: String?
      repeat {
        let body = try await feed(sandbox, "maya-runs", limit: 100, cursor: cursor)
        items += try objects(body["feed"])
        cursor = body["cursor"] as? String
      } while cursor != nil
      let reposts = items.filter { $0["reason"] != nil }
      let writers = try reposts.compactMap {
        try fields(try fields($0["post"])["author"])["handle"] as? String
      }
      #expect(
        writers == [
          "chef-lucia.tapas.test", "maya-runs.tapas.test", "allotment-ruth.tapas.test",
          "thesis-amir.tapas.test", "capt-solveig.tapas.test",
        ])
      for repost in reposts {
        let reason = try fields(repost["reason"])
        #expect(reason["$type"] as? String == "app.bsky.feed.defs#reasonRepost")
        #expect(try fields(reason["by"])["handle"] as? String == "maya-runs.tapas.test")
      }
      let addresses = try items.compactMap { try fields($0["post"])["uri"] as? String }
      #expect(addresses.count == items.count && Set(addresses).count == items.count - 1)
    }
  }

  @Test("Some posts have no text, some no language, and facets count bytes")
  func records() async throws {
    try await withSandbox { sandbox in
      var records: [[String: Any]] = []
      for name in ["maya-runs", "tomas-bakes", "thesis-amir"] {
        for item in try objects(try await feed(sandbox, name, limit: 100)["feed"]) {
          records.append(try fields(try fields(item["post"])["record"]))
        }
      }
      #expect(records.contains { $0["text"] as? String == "" })
      #expect(records.contains { $0["langs"] == nil })
      #expect(records.contains { $0["langs"] as? [String] == ["ar"] })
      var kinds: Set<String> = []
      for record in records {
        let bytes = Array(try #require(record["text"] as? String).utf8)
        for facet in record["facets"] as? [[String: Any]] ?? [] {
          let index = try fields(facet["index"])
          let (start, end) = (index["byteStart"] as? Int ?? -1, index["byteEnd"] as? Int ?? -1)
          let piece = String(decoding: bytes[start..<end], as: UTF8.self)
          let feature = try #require(try objects(facet["features"]).first)
          let kind = try #require(feature["$type"] as? String)
          kinds.insert(kind.split(separator: "#").last.map(String.init) ?? "")
          if kind.hasSuffix("tag") { #expect(piece == "#\(feature["tag"] as? String ?? "")") }
          if kind.hasSuffix("mention") { #expect(piece.hasSuffix(".tapas.test")) }
        }
      }
      #expect(kinds == ["link", "mention", "tag"])
    }
  }

  @Test("Links stand whole or shortened, and their facet knows the whole")
  func links() throws {
    let address = "https://a.example/a/very/long/path/indeed"
    func text(_ number: Int) -> BlueskyText {
      BlueskyText(
        DatedPost(number: number, date: .distantPast, handle: "ana", text: "é \(address) @who"),
        handle: { _ in nil })
    }
    #expect(text(2).text == "é \(address) @who")
    #expect(text(1).text == "é a.example/a/very/long/pa... @who")
    let facet: JSONValue = [
      "$type": "app.bsky.richtext.facet",
      "features": [["$type": "app.bsky.richtext.facet#link", "uri": .text(address)]],
      "index": ["byteStart": 3, "byteEnd": 30],
    ]
    #expect(text(1).facets == [facet])
  }

  @Test("A search pages by its cursor and never shows who was taken down")
  func search() async throws {
    try await withSandbox { sandbox in
      let path = base + "/app.bsky.actor.searchActors"
      let first = try fields(try await ask(sandbox.port, path + "?q=r&limit=5").json())
      let cursor = try #require(first["cursor"] as? String)
      let second = try fields(
        try await ask(sandbox.port, path + "?q=r&limit=5&cursor=\(cursor)").json())
      let names = try (objects(first["actors"]) + objects(second["actors"])).compactMap {
        $0["handle"] as? String
      }
      #expect(names.count == 10 && Set(names).count == 10)
      for words in ["gary", "xyzzy", ""] {
        #expect(try await ask(sandbox.port, path + "?q=\(words)").text == #"{"actors":[]}"#)
      }
    }
  }

  @Test("Errors come by name: unknown, no handle at all, taken down, too many, out of range")
  func errors() async throws {
    let sandbox = Sandbox(dataFolder: nil, now: { Date(timeIntervalSince1970: 1_750_000_000) })
    try await withSandbox(sandbox) { sandbox in
      for method in ["app.bsky.actor.getProfile", "app.bsky.feed.getAuthorFeed"] {
        for (actor, status, name, message) in [
          ("nobody.tapas.test", 400, "InvalidRequest", "Profile not found"),
          ("nobody", 400, "InvalidRequest", "Error: actor must be a valid did or a handle"),
          ("gone-gary.tapas.test", 400, "AccountTakedown", "Account has been suspended"),
          ("busy-bea.tapas.test", 429, "RateLimitExceeded", "Rate Limit Exceeded"),
        ] {
          let answer = try await ask(sandbox.port, "\(base)/\(method)?actor=\(actor)")
          #expect(answer.status == status)
          #expect(
            try answer.json() as? [String: String] == ["error": name, "message": message])
          if status == 429 { #expect(answer.headers["ratelimit-reset"] == "1750000060") }
        }
      }
      let wide = base + "/app.bsky.feed.getAuthorFeed?actor=maya-runs.tapas.test&limit=101"
      #expect(try await ask(sandbox.port, wide).status == 400)
      #expect(try await ask(sandbox.port, base + "/app.bsky.nothing").status == 501)
    }
  }

  @Test("One who asks not to be shown to strangers is labelled, and an empty feed is empty")
  func quiet() async throws {
    try await withSandbox { sandbox in
      let path = base + "/app.bsky.actor.getProfile?actor=private-pat.tapas.test"
      let profile = try fields(try await ask(sandbox.port, path).json())
      #expect(
        try objects(profile["labels"]).map { $0["val"] as? String } == ["!no-unauthenticated"])
      #expect(try objects(try await feed(sandbox, "quiet-quinn", limit: 30)["feed"]).isEmpty)
    }
  }
}
