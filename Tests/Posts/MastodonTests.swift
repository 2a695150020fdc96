// A Mastodon server's answers, as they are on the wire.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Testing

@testable import Posts

@Suite("Mastodon", .timeLimit(.minutes(10)))
struct MastodonTests {
  private static let lookup = "GET /api/v1/accounts/lookup?acct=ana"
  private static let account = #"{"id": "7", "acct": "ana", "display_name": "Ana"}"#

  private static func page(_ cursor: String? = nil) -> String {
    "GET /api/v1/accounts/7/statuses?" + (cursor.map { "max_id=\($0)&" } ?? "") + "limit=40"
  }

  @Test("A person is looked up on the server itself, others with their server's name")
  func person() async throws {
    let server = ScriptedTransport([
      Self.lookup: """
      {"id": 7, "acct": "ana", "display_name": "",
       "note": "<p>Bread &amp; <a href='x'>bikes</a></p>",
       "avatar": "https://img.test/a.png", "locked": true}
      """,
      "GET /api/v1/accounts/lookup?acct=bo@other.example":
        #"{"id": "8", "acct": "bo@other.example"}"#,
    ])
    let ana = Person(
      id: "7", handle: "ana", name: "ana", about: "Bread & bikes",
      picture: URL(string: "https://img.test/a.png"), isProtected: true)
    for typed in ["ana", "@ana@service.test", "https://service.test/@ana/1", "service.test/@ana"] {
      #expect(try await server.mastodon.person(typed) == ana)
    }
    for typed in ["@bo@other.example", "https://other.example/@bo", "other.example/users/bo"] {
      #expect(try await server.mastodon.person(typed).id == "8")
    }
  }

  @Test("Search reads accounts and asks for no other server's")
  func search() async throws {
    let server = ScriptedTransport([
      "GET /api/v2/search?q=ana%20%26&type=accounts&resolve=false&limit=40":
        #"{"accounts": [\#(Self.account), {"id": "9"}], "statuses": [], "hashtags": []}"#
    ])
    #expect(
      try await server.mastodon.search("ana &", nil)
        == PeoplePage(people: [Person(id: "7", handle: "ana", name: "Ana")]))
  }

  @Test(
    "A post is plain text under its warning; a repost is read in full; the language may be null")
  func posts() async throws {
    let json = """
      [{"id": "30", "created_at": "2022-12-17T00:44:07.000Z", "language": null, "reblog": null,
        "spoiler_text": "The end & all", "content": "<p>He <b>did</b> it &amp;amp; left</p>"},
       {"id": "29", "created_at": "2022-12-16T10:00:00.123456Z", "content": "", "language": "en",
        "reblog": {"id": "11", "content": "<p>Oh<br>non</p>", "language": "fr",
          "created_at": "2020-01-01T00:00:00Z",
          "account": {"id": "3", "acct": "bo@other.example"}}},
       {"id": "28"}]
      """
    let page = try await ScriptedTransport([Self.page(): json]).mastodon.posts(.named("ana"), nil)
    #expect(
      page
        == PostPage(
          posts: [
            Post(
              id: "30", text: "He did it &amp; left",
              date: Date(timeIntervalSince1970: 1_671_237_847), warning: "The end & all"),
            Post(
              id: "29", text: "Oh\nnon", date: Date(timeIntervalSince1970: 1_671_184_800.123456),
              language: "fr", repostOf: "bo@other.example"),
          ], next: nil, skipped: 1))
  }

  @Test(
    "The next page's id is taken from the link, and the link itself is never followed",
    arguments: [
      (
        #"<https://service.test/x?limit=40&max_id=12>; rel="next", <https://a.b/>; rel="prev""#,
        "12"
      ),
      (#"<https://evil.example/steal?max_id=12>; rel=next"#, "12"),
      (#"<https://service.test/x?max_id=../../me>; rel="next""#, nil),
      (#"<https://service.test/x?min_id=9>; rel="prev""#, nil),
      (#"<https://service.test/x?max_id=20>; rel="next""#, nil),
      ("", nil),
    ])
  func paging(link: String, next: String?) async throws {
    let server = ScriptedTransport(responses: [
      Self.page("20"): .json(#"[{"id": "13", "content": "a"}]"#, status: 200, ["Link": link])
    ])
    #expect(try await server.mastodon.posts(.named("ana"), "20").next == next)
    #expect(server.asked.count == 1)
  }

  @Test("No posts may mean suspended or locked; the account itself says which")
  func empty() async throws {
    let accounts: [(String, PostsError?)] = [
      (Self.account, nil),
      (#"{"id": "7", "acct": "ana", "suspended": true}"#, .suspended),
      (#"{"id": "7", "acct": "ana", "locked": true}"#, .protected),
      (
        #"{"id": "7", "acct": "ana", "locked": true, "moved": {"acct": "ana@new.example"}}"#,
        .moved(to: "ana@new.example")
      ),
    ]
    for (account, reason) in accounts {
      let server = ScriptedTransport([Self.page(): "[]", Self.lookup: account])
      #expect(
        await failure { () async throws(PostsError) in
          try await server.mastodon.posts(.named("ana"), nil)
        } == reason)
    }
  }

  @Test("Unknown, gone, token wanted, limited with its end, and other refusals are told apart")
  func refusals() async {
    let wanted = #"{"error": "This method requires an authenticated user"}"#
    let cases: [(HTTPResponse, PostsError)] = [
      (.json(#"{"error": "Record not found"}"#, status: 404), .unknown(handle: "ana")),
      (.json(#"{"error": "Gone"}"#, status: 410), .takenDown),
      (.json(#"{"error": "This account is suspended"}"#, status: 403), .suspended),
      (
        .json(wanted, status: 401),
        .loginRequired(
          message: "This method requires an authenticated user", setting: "TOKEN")
      ),
      (
        .json("{}", status: 429, ["X-RateLimit-Reset": "2023-11-14T22:18:20.000000Z"]),
        .rateLimited(until: ScriptedTransport.noon + 300)
      ),
      (
        .json("{}", status: 429, ["Retry-After": "90"]),
        .rateLimited(until: .init(timeIntervalSince1970: 1_700_000_090))
      ),
      (
        .json(#"{"error": "Remote data"}"#, status: 422),
        .service(.refused(status: 422, message: "Remote data"))
      ),
    ]
    for (answer, reason) in cases {
      let server = ScriptedTransport(responses: [Self.lookup: answer])
      #expect(
        await failure { () async throws(PostsError) in try await server.mastodon.person("ana") }
          == reason)
    }
  }
}
