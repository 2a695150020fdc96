// Whole answers of the three sources, our own and recorded ones, are read as they are meant.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Testing

@testable import Posts

@Suite("Whole answers", .timeLimit(.minutes(10)))
struct WholeAnswerTests {
  private static let fields = "user.fields=description,profile_image_url,protected,public_metrics"

  @Test(
    "X's user, its timeline, its unknown user and its limit",
    arguments: [XAnswers.own, XAnswers.recorded].compactMap(\.self))
  func x(answers: XAnswers) async throws {
    let tweets =
      "GET /users/\(answers.id)/tweets?max_results=100"
      + "&tweet.fields=created_at,lang,entities,referenced_tweets,note_tweet,attachments,"
      + "in_reply_to_user_id,withheld"
      + "&expansions=referenced_tweets.id,referenced_tweets.id.author_id,"
      + "attachments.media_keys,attachments.poll_ids,in_reply_to_user_id"
      + "&media.fields=type,alt_text&poll.fields=options"
    let user = "GET /users/by/username/\(answers.handle)?\(Self.fields)"
    let server = ScriptedTransport([
      user: answers.user, tweets: answers.timeline,
      "GET /users/by/username/\(answers.unknownHandle)?\(Self.fields)": answers.unknown,
    ])
    let person = try await server.x.person("@\(answers.handle)")
    #expect(person.id == answers.id)
    let page = try await server.x.posts(person, nil)
    #expect(page.posts.count == answers.count)
    #expect(page.skipped == 0)
    #expect(page.next == answers.next)
    #expect(page.posts.first?.date == Date(timeIntervalSince1970: answers.newest))
    #expect(page.posts.allSatisfy { if case .english = Readable($0) { true } else { false } })
    #expect(
      await failure { () async throws(PostsError) in
        try await server.x.person(answers.unknownHandle)
      } == .unknown(handle: answers.unknownHandle))
    let limited = HTTPResponse(
      status: 429, headers: ["x-rate-limit-reset": "1700000900"], body: Data(answers.limit.utf8))
    #expect(
      await failure { () async throws(PostsError) in
        try await ScriptedTransport(responses: [user: limited]).x.person(answers.handle)
      } == .rateLimited(until: ScriptedTransport.noon + 900))
  }

  @Test(
    "Bluesky's posts with and without embeds, its repost, and its unknown profile",
    arguments: [BlueskyAnswers.own, BlueskyAnswers.recorded].compactMap(\.self))
  func bluesky(answers: BlueskyAnswers) async throws {
    let server = ScriptedTransport(responses: [
      "GET /app.bsky.feed.getAuthorFeed?actor=did:plc:a&limit=100": .json(answers.feed),
      "GET /app.bsky.actor.getProfile?actor=nobody.example": .json(answers.unknown, status: 400),
    ])
    let page = try await server.bluesky.posts(.named("ana", id: "did:plc:a"), nil)
    #expect(page.posts.count == answers.count)
    #expect(page.skipped == answers.skipped)
    let first = try #require(page.posts.first)
    #expect(first.repostOf == answers.writer)
    #expect(first.text.hasSuffix(answers.ending))
    #expect(first.date == Date(timeIntervalSince1970: answers.newest))
    #expect(page.posts.allSatisfy { $0.date != nil })
    #expect(
      await failure { () async throws(PostsError) in
        try await server.bluesky.person("nobody.example")
      } == .unknown(handle: "nobody.example"))
  }

  @Test(
    "Mastodon's account, a post with line ends, and a timeline with warnings",
    arguments: [MastodonAnswers.own, MastodonAnswers.recorded].compactMap(\.self))
  func mastodon(answers: MastodonAnswers) async throws {
    let server = ScriptedTransport([
      "GET /api/v1/accounts/lookup?acct=\(answers.handle)": answers.account,
      "GET /api/v1/accounts/\(answers.id)/statuses?limit=40": "[\(answers.post)]",
      "GET /api/v1/accounts/2/statuses?limit=40": answers.timeline,
    ])
    let person = try await server.mastodon.person("@\(answers.handle)@service.test")
    #expect(person.about == answers.about)
    #expect(person.isProtected == false)
    let post = try #require(try await server.mastodon.posts(person, nil).posts.first)
    #expect(post.text.hasPrefix(answers.beginning))
    #expect(post.warning == nil)
    let timeline = try await server.mastodon.posts(.named("other", id: "2"), nil).posts
    #expect(timeline.map(\.warning) == [answers.warning, answers.warning])
    #expect(timeline.map(\.language) == [answers.language, answers.language])
  }
}
