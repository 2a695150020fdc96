// Bluesky's answers, as they are on the wire.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Posts

@Suite("Bluesky", .timeLimit(.minutes(10)))
struct BlueskyTests {
  private static let profile = "GET /app.bsky.actor.getProfile?actor=ana.example.org"
  private static let ana = Person(id: "did:plc:a", handle: "ana.example.org", name: "Ana")

  private static func feed(_ cursor: String? = nil) -> String {
    "GET /app.bsky.feed.getAuthorFeed?actor=did:plc:a&limit=100"
      + (cursor.map { "&cursor=\($0)" } ?? "")
  }

  @Test("A person may lack a name, and whoever hides from strangers is protected unasked")
  func people() async throws {
    let server = ScriptedTransport([
      Self.profile: #"{"did": "did:plc:a", "handle": "ana.example.org"}"#,
      "GET /app.bsky.actor.searchActors?q=an": """
      {"actors": [{"did": "did:plc:b", "handle": "an.test", "displayName": "An", "description": "x",
        "labels": [{"val": "!no-unauthenticated"}]}, {"handle": "broken"}]}
      """,
    ])
    let bare = Person(id: "did:plc:a", handle: "ana.example.org", name: "ana.example.org")
    for typed in [
      "@ana.example.org", "Ana.Example.org ", "https://bsky.app/profile/ana.example.org",
      "\u{202A}@ana.example.org\u{202C}",
    ] {
      #expect(try await server.bluesky.person(typed) == bare)
    }
    let hidden = Person(
      id: "did:plc:b", handle: "an.test", name: "An", about: "x", isProtected: true)
    #expect(try await server.bluesky.search("an", nil) == PeoplePage(people: [hidden]))
    #expect(
      await failure { () async throws(PostsError) in try await server.bluesky.posts(hidden, nil) }
        == .protected)
  }

  @Test("A feed has posts, reposts of others, labels as warnings, and one language or none")
  func feed() async throws {
    let json = """
      {"cursor": "c2", "feed": [
        {"post": {"uri": "at://1", "author": {"did": "did:plc:a", "handle": "ana.example.org"},
          "record": {"text": "Hi &amp; bye", "createdAt": "2025-02-06T17:50:33.851Z",
            "langs": ["en"]}}},
        {"post": {"uri": "at://2", "author": {"did": "did:plc:b", "handle": "bo.test"},
          "labels": [{"val": "graphic-media"}, {"val": "!hide"}],
          "record": {"text": "Whole", "createdAt": "2025-01-01T00:00:00Z", "langs": ["en", "es"]}},
         "reason": {"$type": "app.bsky.feed.defs#reasonRepost", "by": {},
          "indexedAt": "2025-02-06T17:58:31.348Z"}},
        {"post": {"uri": "at://3", "author": {"did": "did:plc:a", "handle": "ana.example.org"},
          "record": {"text": "", "labels": {"values": [{"val": "nudity"}]}}}},
        {"post": {"uri": " ", "author": {"did": "did:plc:a", "handle": "ana.example.org"},
          "record": {"text": "Found by nobody"}}},
        {"post": {"uri": "at://4"}}]}
      """
    let page = try await ScriptedTransport([Self.feed(): json]).bluesky.posts(Self.ana, nil)
    #expect(
      page
        == PostPage(
          posts: [
            Post(
              // Bluesky's texts are plain: what looks like an entity was typed.
              id: "at://1", text: "Hi &amp; bye",
              date: Date(timeIntervalSince1970: 1_738_864_233.851), language: "en"),
            Post(
              id: "at://2#repost", text: "Whole",
              date: Date(timeIntervalSince1970: 1_738_864_711.348), repostOf: "bo.test",
              warning: "graphic-media"),
            Post(id: "at://3", text: "", date: nil, warning: "nudity"),
          ], next: "c2", skipped: 2))
  }

  @Test("A feed goes on while its cursor changes, and ends where it stays or is missing")
  func paging() async throws {
    let server = ScriptedTransport([
      Self.feed("c1"): #"{"feed": [], "cursor": "c2"}"#,
      Self.feed("c2"): #"{"feed": [], "cursor": "c2"}"#, Self.feed("c3"): #"{"feed": []}"#,
    ])
    #expect(try await server.bluesky.posts(Self.ana, "c1").next == "c2")
    #expect(try await server.bluesky.posts(Self.ana, "c2").next == nil)
    #expect(try await server.bluesky.posts(Self.ana, "c3").next == nil)
  }

  @Test("Unknown, taken down, limited and other refusals are told apart")
  func refusals() async {
    let gone = #"{"error": "AccountTakedown", "message": "Account has been suspended"}"#
    let cases: [(HTTPResponse, PostsError)] = [
      (
        .json(#"{"error": "InvalidRequest", "message": "Profile not found"}"#, status: 400),
        .unknown(handle: "ana.example.org")
      ),
      (
        .json(#"{"error": "InvalidRequest", "message": "Unable to resolve handle"}"#, status: 400),
        .unknown(handle: "ana.example.org")
      ),
      (.json(gone, status: 400), .takenDown),
      (
        .json("{}", status: 429, ["RateLimit-Reset": "1700000300"]),
        .rateLimited(until: ScriptedTransport.noon + 300)
      ),
      (
        .json("{}", status: 429, ["RateLimit-Reset": "30"]),
        .rateLimited(until: ScriptedTransport.noon + 30)
      ),
      (
        .json(
          #"{"error": "AccountDeactivated", "message": "Account is deactivated"}"#, status: 400),
        .deactivated
      ),
      (HTTPResponse(status: 403), .service(.refused(status: 403, message: nil))),
    ]
    for (answer, reason) in cases {
      let server = ScriptedTransport(responses: [Self.profile: answer])
      #expect(
        await failure { () async throws(PostsError) in
          try await server.bluesky.person("ana.example.org")
        } == reason)
    }
  }
}
