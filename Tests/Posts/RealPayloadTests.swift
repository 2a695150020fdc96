// Recorded answers of the three sources.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Testing

@testable import Posts

@Suite("Recorded answers", .enabled(if: Recorded.folder("payloads/humour") != nil))
struct RealPayloadTests {
  private static let fields = "user.fields=description,profile_image_url,protected,public_metrics"

  private static func text(_ name: String) throws -> String {
    String(decoding: try Recorded.answer(name), as: UTF8.self)
  }

  @Test("X's user, its timeline, its unknown user and its limit")
  func x() async throws {
    let tweets =
      "GET /users/2244994945/tweets?max_results=100"
      + "&tweet.fields=created_at,lang,entities,referenced_tweets,note_tweet"
      + "&expansions=referenced_tweets.id,referenced_tweets.id.author_id"
    let user = "GET /users/by/username/TwitterDev?\(Self.fields)"
    let server = ScriptedTransport([
      user: try Self.text("x/user_resp.pytwitter.json"),
      tweets: try Self.text("x/timeline_tweets.pytwitter.json"),
      "GET /users/by/username/giggggfbgfb?\(Self.fields)":
        try Self.text("x/error-user-not-found.json"),
    ])
    let person = try await server.x.person("@TwitterDev")
    #expect(person.id == "2244994945")
    let page = try await server.x.posts(person, nil)
    #expect(page.posts.count == 5)
    #expect(page.skipped == 0)
    #expect(page.next == "7140dibdnow9c7btw3w3itbygz8uu5pbs45oy6erjc2ls")
    #expect(page.posts.first?.date == Date(timeIntervalSince1970: 1_614_103_627))
    #expect(page.posts.allSatisfy { if case .english = Readable($0) { true } else { false } })
    #expect(
      await failure { () async throws(PostsError) in try await server.x.person("giggggfbgfb") }
        == .unknown(handle: "giggggfbgfb"))
    let limited = HTTPResponse(
      status: 429, headers: ["x-rate-limit-reset": "1700000900"],
      body: try Recorded.answer("x/error-429.json"))
    #expect(
      await failure { () async throws(PostsError) in
        try await ScriptedTransport(responses: [user: limited]).x.person("TwitterDev")
      } == .rateLimited(until: ScriptedTransport.noon + 900))
  }

  @Test("Bluesky's posts with and without embeds, its repost, and its unknown profile")
  func bluesky() async throws {
    let recorded = try JSONSerialization.jsonObject(
      with: Recorded.answer("bluesky/post-views.ATAT.json"))
    let entries = try #require(recorded as? [[String: Any]])
    // Some of the recording are posts as a feed holds them, some posts alone, and two are no posts.
    let feed = entries.compactMap { $0["json"] as? [String: Any] }
      .map { $0["post"] == nil ? ["post": $0] : $0 }
    let body = try JSONSerialization.data(withJSONObject: ["feed": feed])
    let server = ScriptedTransport(responses: [
      "GET /app.bsky.feed.getAuthorFeed?actor=did:plc:a&limit=100": HTTPResponse(
        status: 200, body: body),
      "GET /app.bsky.actor.getProfile?actor=nobody.example": HTTPResponse(
        status: 400, body: try Recorded.answer("bluesky/error-400-profile-not-found.json")),
    ])
    let page = try await server.bluesky.posts(.named("ana", id: "did:plc:a"), nil)
    #expect(page.posts.count == 8)
    #expect(page.skipped == 2)
    #expect(page.posts[0].repostOf == "theferrarilab.bsky.social")
    #expect(page.posts[0].text.hasSuffix("Welcome to the fight, farmers."))
    #expect(page.posts[0].date == Date(timeIntervalSince1970: 1_738_864_711.348))
    #expect(page.posts.allSatisfy { $0.date != nil })
    #expect(
      await failure { () async throws(PostsError) in
        try await server.bluesky.person("nobody.example")
      } == .unknown(handle: "nobody.example"))
  }

  @Test("Mastodon's account, a post with line ends, and a timeline with warnings")
  func mastodon() async throws {
    let server = ScriptedTransport([
      "GET /api/v1/accounts/lookup?acct=Mastodon":
        try Self.text("mastodon/account_mastodon_official.TootSDK.json"),
      "GET /api/v1/accounts/13179/statuses?limit=40":
        "[\(try Self.text("mastodon/post_wordle_linebreaks.TootSDK.json"))]",
      "GET /api/v1/accounts/2/statuses?limit=40":
        try Self.text("mastodon/Timeline.MastodonKit.json"),
    ])
    let person = try await server.mastodon.person("@Mastodon@service.test")
    #expect(person.about == "Free, open-source decentralized social media platform.")
    #expect(person.isProtected == false)
    let wordle = try await server.mastodon.posts(person, nil).posts
    #expect(wordle.first?.text.hasPrefix("Wordle 591 X/6*\n\n🟨⬛🟩🟨⬛\n🟨⬛🟩⬛🟩\n") == true)
    #expect(wordle.first?.warning == nil)
    let timeline = try await server.mastodon.posts(.named("ornithocoder", id: "2"), nil).posts
    #expect(timeline.map(\.warning) == ["Let's keep his a secret!", "Let's keep his a secret!"])
    #expect(timeline.map(\.language) == ["fr", "fr"])
  }
}
