// What stands beside a post's text in the three sources, labels taken back, and limits of a day.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Posts

@Suite("Beside the text", .timeLimit(.minutes(10)))
struct ExtrasTests {
  private static let ana = Person(id: "7", handle: "ana", name: "Ana")

  private static func bluesky(_ post: String, _ rest: String = "") async throws -> Post? {
    let item = """
      {"post": {"uri": "at://1", "author": {"did": "did:a", "handle": "ana.test"}, \(post)}\(rest)}
      """
    let server = ScriptedTransport([
      "GET /app.bsky.feed.getAuthorFeed?actor=7&limit=100": #"{"feed": [\#(item)]}"#
    ])
    return try await server.bluesky.posts(ana, nil).posts.first
  }

  @Test(
    "A label that was taken back is no warning; one of another source, or a later one, is",
    arguments: [
      (#"{"val": "porn", "src": "a"}, {"val": "porn", "src": "a", "neg": true}"#, nil as String?),
      (#"{"val": "porn", "neg": true}"#, nil),
      (#"{"val": "porn", "src": "a"}, {"val": "porn", "src": "b", "neg": true}"#, "porn"),
      (
        #"{"val": "porn", "neg": true, "cts": "2024-01-01"}, {"val": "porn", "cts": "2024-02-01"}"#,
        "porn"
      ),
      (
        #"{"val": "porn", "neg": true, "cts": "2024-02-01"}, {"val": "porn", "cts": "2024-01-01"}"#,
        nil
      ),
      (#"{"val": "!warn"}"#, ""), (#"{"val": "!no-promote"}"#, nil),
    ])
  func labels(labels: String, warning: String?) async throws {
    let post = try await Self.bluesky(#""record": {"text": "x"}, "labels": [\#(labels)]"#)
    #expect(post?.warning == warning)
  }

  @Test("Bluesky's pictures, links, quotes, replies and pinned posts are read")
  func embeds() async throws {
    let quote = #"""
      {"$type": "app.bsky.embed.record#viewRecord", "value": {"text": "Said"},
       "author": {"did": "did:b", "handle": "bo.test"}}
      """#
    let both = #"""
      {"$type": "app.bsky.embed.recordWithMedia#view", "record": {"record": \#(quote)},
       "media": {"$type": "app.bsky.embed.images#view", "images": [{"alt": "A cat"}, {}]}}
      """#
    let post = try await Self.bluesky(
      #""record": {"text": "x", "reply": {"parent": {}}}, "embed": \#(both)"#,
      #", "reply": {"parent": {"author": {"did": "did:b", "handle": "bo.test"}}}"#)
    #expect(
      post?.extras
        == PostExtras(
          [.picture(words: "A cat"), .picture(words: ""), .quote(handle: "bo.test", text: "Said")],
          replyTo: "bo.test"))
    let link = #"{"uri": "https://e.test/x", "title": "News", "description": "", "thumb": null}"#
    let pinned = try await Self.bluesky(
      #""record": {"text": "x"}, "embed": {"$type": "app.bsky.embed.external#view", "#
        + #""external": \#(link)}"#, #", "reason": {"$type": "app.bsky.feed.defs#reasonPin"}"#)
    #expect(
      pinned?.extras == PostExtras([.page(title: "News", host: "e.test")], isPinned: true))
    let gone = #"{"$type": "app.bsky.embed.record#viewNotFound", "uri": "at://9"}"#
    let lost = try await Self.bluesky(
      #""record": {"text": "x"}, "embed": {"$type": "app.bsky.embed.record#view", "#
        + #""record": \#(gone)}"#)
    #expect(lost?.extras == PostExtras([.quote(handle: "", text: "")]))
    // The service sends no view of a form that it does not know itself.
    let unseen = try await Self.bluesky(#""record": {"text": "x", "embed": {"$type": "x.y.z"}}"#)
    #expect(unseen?.extras == PostExtras([.unknown(words: "")]))
  }

  @Test("Mastodon's alt texts, polls, cards, quotes, edits and replies are read")
  func mastodon() async throws {
    let json = #"""
      [{"id": "2", "content": "<p class=\"quote-inline\">RE: x</p><p>Look</p>",
        "edited_at": "2025-01-01T00:00:00Z", "in_reply_to_id": "1", "in_reply_to_account_id": "8",
        "mentions": [{"id": "8", "acct": "bo@b.test"}],
        "media_attachments": [{"type": "image", "description": "A cat"}, {"type": "gifv"}],
        "poll": {"options": [{"title": "Yes", "votes_count": 3}, {"title": "No"}]},
        "quote": {"state": "accepted", "quoted_status": {"content": "<p>Said</p>",
          "account": {"id": "8", "acct": "bo@b.test"}}}},
       {"id": "1", "content": "x", "card": {"url": "https://e.test/x", "title": "News"}}]
      """#
    let server = ScriptedTransport(["GET /api/v1/accounts/7/statuses?limit=40": json])
    let posts = try await server.mastodon.posts(Self.ana, nil).posts
    #expect(posts.map(\.text) == ["Look", "x"])
    #expect(
      posts.map(\.extras) == [
        PostExtras(
          [
            .picture(words: "A cat"), .recording(words: ""),
            .poll(choices: [PollChoice("Yes", votes: 3), PollChoice("No")]),
            .quote(handle: "bo@b.test", text: "Said"),
          ], replyTo: "bo@b.test", isEdited: true),
        PostExtras([.page(title: "News", host: "e.test")]),
      ])
  }

  /// Bug: "@carol.test: nudity" stood there as if Carol had said it.
  @Test("A quote under a warning is that warning and no words, whoever labelled it")
  func coveredQuotes() async throws {
    let author = #""author": {"did": "did:c", "handle": "carol.test"}"#
    for labels in [
      #""labels": [{"val": "nudity"}], "value": {"text": "Look at me"}"#,
      #""value": {"text": "Look at me", "labels": {"values": [{"val": "nudity"}]}}"#,
    ] {
      let quote = #"{"$type": "app.bsky.embed.record#viewRecord", \#(author), \#(labels)}"#
      let post = try await Self.bluesky(
        #""record": {"text": "x"}, "embed": {"$type": "app.bsky.embed.record#view", "#
          + #""record": \#(quote)}"#)
      #expect(
        post?.extras == PostExtras([.coveredQuote(handle: "carol.test", warning: "nudity")]))
    }
    let posts = try await Self.mastodon(
      #"""
      {"id": "1", "content": "<p class=\"quote-inline\">RE: x</p><p>See</p>",
       "quote": {"state": "accepted", "quoted_status": {"content": "<p>He dies</p>",
         "spoiler_text": "The end", "account": {"id": "8", "acct": "bo@b.test"}}}}
      """#)
    #expect(
      posts == [
        Post(
          id: "1", text: "See", date: nil,
          extras: PostExtras([.coveredQuote(handle: "bo@b.test", warning: "The end")]))
      ])
  }

  private static func mastodon(_ statuses: String) async throws -> [Post] {
    try await ScriptedTransport(["GET /api/v1/accounts/7/statuses?limit=40": "[\(statuses)]"])
      .mastodon.posts(ana, nil).posts
  }

  @Test(
    "Bluesky's galleries have their pictures; what has an unknown form says so, with the address",
    arguments: [
      (
        #"{"$type": "app.bsky.embed.gallery#view", "items": [{"alt": "A cat"}, {"alt": ""}]}"#,
        [PostAttachment.picture(words: "A cat"), .picture(words: "")]
      ),
      (
        #"{"$type": "app.bsky.embed.hologram#view", "alt": "A ghost"}"#,
        [.unknown(words: "A ghost")]
      ),
      (#"{"images": []}"#, [.unknown(words: "")]), ("7", [.unknown(words: "")]),
      (
        #"""
        {"$type": "app.bsky.embed.record#view",
         "record": {"$type": "app.bsky.feed.defs#generatorView", "displayName": "Cats"}}
        """#, [.unknown(words: "")]
      ),
      (
        #"""
        {"$type": "app.bsky.embed.recordWithMedia#view", "media": {"$type": "x.y.z#view"},
         "record": {"record": {"$type": "app.bsky.embed.record#viewNotFound"}}}
        """#, [.unknown(words: ""), .quote(handle: "", text: "")]
      ),
      ("null", []),
    ])
  func unknownEmbeds(embed: String, attachments: [PostAttachment]) async throws {
    let item = #"""
      {"post": {"uri": "at://did:plc:a/app.bsky.feed.post/3k", "record": {"text": "x"},
        "author": {"did": "did:plc:a", "handle": "ana.test"}, "embed": \#(embed)}}
      """#
    let server = ScriptedTransport([
      "GET /app.bsky.feed.getAuthorFeed?actor=7&limit=100": #"{"feed": [\#(item)]}"#
    ])
    let post = try await server.bluesky.posts(Self.ana, nil).posts.first
    #expect(post?.extras?.attachments ?? [] == attachments)
    let isUnknown = attachments.contains { if case .unknown = $0 { true } else { false } }
    #expect(
      post?.extras?.address?.absoluteString
        == (isUnknown ? "https://bsky.app/profile/did:plc:a/post/3k" : nil))
  }

  /// Bug: a photo of Pixelfed, whose content is null, was an unreadable post.
  @Test("A photo without words, a ULID, no date and no language make a post of Mastodon's")
  func photosAlone() async throws {
    let posts = try await Self.mastodon(
      #"""
      {"id": "01HXQ5Y3M8ZJ7T2K9V4B6N1CDE", "content": null,
       "media_attachments": [{"type": "image", "description": "Harbour at dawn"}]},
      {"id": "2", "url": "https://pix.test/2",
       "media_attachments": [{"type": "unknown", "description": "A cube"}, 7]},
      {"id": "3", "content": null}
      """#)
    #expect(
      posts == [
        Post(
          id: "01HXQ5Y3M8ZJ7T2K9V4B6N1CDE", text: "", date: nil,
          extras: PostExtras([.picture(words: "Harbour at dawn")])),
        Post(
          id: "2", text: "", date: nil,
          extras: PostExtras([.unknown(words: "A cube"), .unknown(words: "")])
            .at(URL(string: "https://pix.test/2"))),
      ])
  }

  /// Bug: Akkoma's quotes could not be shown.
  @Test("A quote may be the status itself; polls and quotes of unknown forms say so")
  func akkoma() async throws {
    let posts = try await Self.mastodon(
      #"""
      {"id": "1", "content": "<p>See</p>", "poll": null,
       "quote": {"id": "9", "content": "<p>Said</p>", "account": {"id": "8", "acct": "bo@b.test"}}},
      {"id": "2", "content": "x", "poll": {"choices": []}, "quote": "9"}
      """#)
    #expect(
      posts.map(\.extras) == [
        PostExtras([.quote(handle: "bo@b.test", text: "Said")]),
        PostExtras([.unknown(words: ""), .unknown(words: "")]),
      ])
  }

  @Test("Pictures and polls that X's page lacks, and unknown media, say so with the address")
  func missingIncludes() async throws {
    let json = #"""
      {"data": [{"id": "6", "text": "x",
         "attachments": {"media_keys": ["3_1", "9_1", "3_2"], "poll_ids": ["4"]}}],
       "includes": {"media": [{"media_key": "3_1", "type": "photo", "alt_text": "A cat"},
         {"media_key": "9_1", "type": "hologram", "alt_text": "A ghost"}]}}
      """#
    let tweet = try JSONDecoder().decode(XAnswer<[XTweet]>.self, from: Data(json.utf8))
    #expect(
      tweet.data?.first?.post(with: tweet.includes).extras
        == PostExtras([
          .picture(words: "A cat"), .unknown(words: "A ghost"), .unknown(words: ""),
          .unknown(words: ""),
        ]).at(URL(string: "https://x.com/i/status/6")))
  }

  @Test("A moved, memorial, limited or automated account says so")
  func standing() async throws {
    let account = #"""
      {"id": "7", "acct": "ana", "moved": {"id": "8", "acct": "ana@new.test"}, "memorial": true,
       "limited": true, "bot": true}
      """#
    let server = ScriptedTransport(["GET /api/v1/accounts/lookup?acct=ana": account])
    #expect(
      try await server.mastodon.person("ana").standing
        == Standing(
          movedTo: "ana@new.test", isMemorial: true, isLimited: true, isAutomated: true))
  }

  @Test(
    "The last of the used-up limits says when X works again",
    arguments: [
      (["x-rate-limit-remaining": "12", "x-app-limit-24hour-remaining": "0"], 70_000),
      (["x-rate-limit-remaining": "0", "x-app-limit-24hour-remaining": "0"], 70_000),
      (["x-rate-limit-remaining": "0", "x-app-limit-24hour-remaining": "5"], 600),
    ])
  func limits(left: [String: String], seconds: Double) throws {
    var headers = HTTPHeaders([
      ("x-rate-limit-reset", "1700000600"), ("x-app-limit-24hour-reset", "1700070000"),
    ])
    for (name, value) in left { headers[name] = value }
    let end = ScriptedTransport.noon + seconds
    #expect(
      HTTPResponse(status: 429, headers: headers).limit(at: ScriptedTransport.noon)
        == (seconds > 43_200 ? .dayLimited(until: end) : .rateLimited(until: end)))
  }

  @Test("Nothing beside the text, and saved posts of earlier versions, have no extras")
  func saved() throws {
    let json = Data(#"{"id": "1", "text": "x"}"#.utf8)
    #expect(try JSONDecoder().decode(Post.self, from: json) == Post(id: "1", text: "x", date: nil))
    #expect(Post(id: "1", text: "", date: nil, extras: PostExtras([])).extras == nil)
  }
}
