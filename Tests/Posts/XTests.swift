// X's answers, as they are on the wire.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Testing

@testable import Posts

@Suite("X", .timeLimit(.minutes(10)))
struct XTests {
  private static let fields = "user.fields=description,profile_image_url,protected,public_metrics"
  private static let lookup = "GET /users/by/username/ana?\(fields)"

  private static func page(_ cursor: String? = nil) -> String {
    "GET /users/7/tweets?max_results=100" + (cursor.map { "&pagination_token=\($0)" } ?? "")
      + "&tweet.fields=created_at,lang,entities,referenced_tweets,note_tweet,attachments,"
      + "in_reply_to_user_id,withheld"
      + "&expansions=referenced_tweets.id,referenced_tweets.id.author_id,"
      + "attachments.media_keys,attachments.poll_ids,in_reply_to_user_id"
      + "&media.fields=type,alt_text&poll.fields=options"
  }

  private static func posts(_ json: String, cursor: String? = nil) async throws -> PostPage {
    try await ScriptedTransport([page(cursor): json]).x.posts(.named("ana"), cursor)
  }

  @Test("A person has an id of any length, a decoded name, and is asked for by a clean handle")
  func person() async throws {
    let server = ScriptedTransport([
      Self.lookup: """
      {"data": {"id": "1364275610764201984", "username": "ana", "name": "Ana &amp; Bo",
        "description": "1 &lt; 2", "profile_image_url": "https://img.test/a.jpg",
        "protected": true}}
      """
    ])
    let ana = Person(
      id: "1364275610764201984", handle: "ana", name: "Ana & Bo", about: "1 < 2",
      picture: URL(string: "https://img.test/a.jpg"), isProtected: true)
    for typed in [
      "ana", " @ana ", "＠ａｎａ", "https://x.com/ana", "twitter.com/ana/status/1",
    ] {
      #expect(try await server.x.person(typed) == ana)
    }
    #expect(Set(server.asked) == [Self.lookup])
  }

  @Test("Search finds people, skips what has no handle, and asks with safe characters only")
  func search() async throws {
    let question = "GET /users/search?query=R%26D%20caf%C3%A9%2B&\(Self.fields)"
    let server = ScriptedTransport([
      question: #"{"data": [{"id": "1", "username": "bo"}, {"id": "2"}], "meta": {}}"#,
      "GET /users/search?query=nobody&\(Self.fields)": #"{"meta": {"result_count": 0}}"#,
    ])
    #expect(
      try await server.x.search("  @R&D café+ ", nil)
        == PeoplePage(people: [Person(id: "1", handle: "bo", name: "bo")]))
    #expect(try await server.x.search("nobody", nil) == PeoplePage(people: []))
    #expect(try await server.x.search(" @ ", nil) == PeoplePage(people: []))
    #expect(server.asked.count == 2)
  }

  @Test("A plan without search still finds someone by their whole handle")
  func searchRefused() async throws {
    let refused = HTTPResponse.json(#"{"title": "Forbidden", "status": 403}"#, status: 403)
    let server = ScriptedTransport(responses: [
      "GET /users/search?query=ana&\(Self.fields)": refused,
      "GET /users/search?query=ana%20r&\(Self.fields)": refused,
      Self.lookup: .json(#"{"data": {"id": "7", "username": "ana"}}"#),
    ])
    #expect(try await server.x.search("ana", nil).people.map(\.id) == ["7"])
    #expect(
      await failure { () async throws(PostsError) in try await server.x.search("ana r", nil) }
        == .tokenRefused(status: 403, message: "Forbidden", setting: "TOKEN"))
  }

  @Test("A post has its whole text, its links as they are shown, and its entities decoded once")
  func posts() async throws {
    let page = try await Self.posts(
      """
      {"data": [
        {"id": "3", "text": "A &amp;lt; B &amp; C https://t.co/a https://t.co/b", "lang": "en",
         "created_at": "2021-02-23T18:07:07.000Z", "entities": {"urls": [
          {"url": "https://t.co/a", "display_url": "example.org/p"},
          {"url": "https://t.co/b", "display_url": "pic.x.com/b", "media_key": "3_1"}]}},
        {"id": "2", "text": "Long and…", "note_tweet": {"text": "Long and whole"}},
        {"text": "no id"},
        {"id": 1364275610764201985, "text": "old", "created_at": "Thu Dec 10 20:53:00 +0000 2015"}],
       "meta": {"result_count": 4, "next_token": "n1"}}
      """)
    #expect(
      page
        == PostPage(
          posts: [
            Post(
              id: "3", text: "A &lt; B & C example.org/p",
              date: Date(timeIntervalSince1970: 1_614_103_627), language: "en"),
            Post(id: "2", text: "Long and whole", date: nil),
            Post(
              id: "1364275610764201985", text: "old",
              date: Date(timeIntervalSince1970: 1_449_780_780)),
          ], next: "n1", skipped: 1))
  }

  @Test("A repost is read in full in its own language, and cut only when the original is not sent")
  func reposts() async throws {
    let page = try await Self.posts(
      """
      {"data": [
        {"id": "9", "text": "RT @bo: Une longue…", "lang": "en",
         "referenced_tweets": [{"type": "retweeted", "id": "5"}]},
        {"id": "8", "text": "RT @cy: Gone\\nand cut…", "referenced_tweets": [
         {"type": "retweeted", "id": "4"}]},
        {"id": "7", "text": "My words", "referenced_tweets": [{"type": "quoted", "id": "5"}]}],
       "includes": {"tweets": [{"id": "5", "author_id": "22", "lang": "fr", "text": "Une longue…",
          "note_tweet": {"text": "Une longue histoire &amp; la fin"}}],
         "users": [{"id": "22", "username": "bo", "name": "Bo"}]}, "meta": {}}
      """)
    #expect(
      page.posts == [
        Post(
          id: "9", text: "Une longue histoire & la fin", date: nil, language: "fr", repostOf: "bo"),
        Post(id: "8", text: "Gone\nand cut…", date: nil, repostOf: "cy"),
        Post(
          id: "7", text: "My words", date: nil,
          extras: PostExtras([.quote(handle: "bo", text: "Une longue histoire & la fin")])),
      ])
  }

  @Test("A page that names itself as the next is the last; an empty timeline is empty")
  func ends() async throws {
    let json = #"{"data": [{"id": "1", "text": "a"}], "meta": {"next_token": "n1"}}"#
    #expect(try await Self.posts(json, cursor: "n1").next == nil)
    #expect(
      try await Self.posts(#"{"meta": {"result_count": 0}}"#) == PostPage(posts: [], next: nil))
  }

  @Test(
    "Success without data says who is unknown, suspended or protected",
    arguments: [
      (
        #"[{"title": "Not Found Error", "type": "https://x.test/2/problems/resource-not-found"}]"#,
        PostsError.unknown(handle: "ana")
      ),
      (
        #"{"title": "Forbidden", "detail": "User has been suspended: [ana]."}"#,
        PostsError.suspended
      ),
      (
        #"[{"title": "Authorization Error", "detail": "Sorry, you are not authorized"}]"#,
        PostsError.protected
      ),
    ])
  func reasons(errors: String, reason: PostsError) async {
    let server = ScriptedTransport([
      Self.lookup: "{\"errors\": \(errors)}", Self.page(): "{\"errors\": \(errors)}",
    ])
    #expect(
      await failure { () async throws(PostsError) in try await server.x.person("ana") } == reason)
    #expect(
      await failure { () async throws(PostsError) in
        try await server.x.posts(.named("ana"), nil)
      } == reason)
  }

  // Bug: such answers were shown as "No posts" and as nobody found.
  @Test(
    "Success without a list is a failure, with the words of X where there are any",
    arguments: [
      ("{}", PostsError.service(.unreadable(where: "data", why: "is missing"))),
      (#"{"meta": {}}"#, .service(.unreadable(where: "data", why: "is missing"))),
      (#"{"meta": {"result_count": 2}}"#, .service(.unreadable(where: "data", why: "is missing"))),
      (#"{"error": "Over capacity"}"#, .service(.refused(status: 200, message: "Over capacity"))),
      (
        #"{"errors": ["Over capacity"], "meta": {"result_count": 0}}"#,
        .service(.refused(status: 200, message: "Over capacity"))
      ),
      (
        #"{"errors": [{"message": "Over capacity"}], "meta": {"result_count": 0}}"#,
        .service(.refused(status: 200, message: "Over capacity"))
      ),
    ])
  func noList(json: String, reason: PostsError) async {
    let server = ScriptedTransport([
      Self.page(): json, "GET /users/search?query=bo&\(Self.fields)": json,
    ])
    #expect(
      await failure { () async throws(PostsError) in
        try await server.x.posts(.named("ana"), nil)
      } == reason)
    #expect(
      await failure { () async throws(PostsError) in try await server.x.search("bo", nil) }
        == reason)
  }

  @Test("A refused token, a limit with its end, and other refusals are told apart")
  func refusals() async {
    let cases: [(HTTPResponse, PostsError)] = [
      (HTTPResponse(status: 401), .tokenRefused(status: 401, message: nil, setting: "TOKEN")),
      (
        .json(#"{"title": "Unauthorized", "detail": "Bad token"}"#, status: 401),
        .tokenRefused(status: 401, message: "Bad token", setting: "TOKEN")
      ),
      (
        .json(
          #"{"title": "Too Many Requests"}"#, status: 429, ["X-Rate-Limit-Reset": "1700000600"]),
        .rateLimited(until: ScriptedTransport.noon + 600)
      ),
      (HTTPResponse(status: 429), .rateLimited(until: nil)),
      (HTTPResponse(status: 404), .unknown(handle: "ana")),
      (
        .json(#"{"detail": "Invalid"}"#, status: 400),
        .service(.refused(status: 400, message: "Invalid"))
      ),
      (.json("{}"), .service(.unreadable(where: "data", why: "is missing"))),
      (.json("<html>"), .service(.unreadable(where: "", why: "is not JSON"))),
    ]
    for (answer, reason) in cases {
      let server = ScriptedTransport(responses: [Self.lookup: answer])
      #expect(
        await failure { () async throws(PostsError) in try await server.x.person("ana") } == reason)
      #expect(server.asked.count == 1)
    }
  }

  @Test("What cannot be a handle is unknown without asking")
  func badHandles() async {
    let server = ScriptedTransport([:])
    for typed in ["", "a b", "../x", "ana?x=1", "https://bsky.app/profile/ana", "añá"] {
      let words = Handle.searchTerms(typed)
      #expect(
        await failure { () async throws(PostsError) in try await server.x.person(typed) }
          == .unknown(handle: words))
    }
    #expect(server.asked == [])
  }
}
