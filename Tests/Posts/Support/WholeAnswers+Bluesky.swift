// Whole answers of Bluesky: our own and, where there are any, recorded ones.
import AppTesting
import Foundation
import Testing

/// A feed that begins with a repost, and an unknown profile, as Bluesky sends them.
struct BlueskyAnswers: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let feed: String
  let count: Int
  let skipped: Int
  let writer: String
  let ending: String
  let newest: TimeInterval
  let unknown: String

  static let own = BlueskyAnswers(
    testDescription: "our own",
    feed: """
      {"feed": [
        {"post": {
          "uri": "at://did:plc:bbbbbbbbbbbbbbbbbbbbbbbb/app.bsky.feed.post/3lhbbbbbbbbbb",
          "cid": "bafyreib", "author": \(author("bbbbbbbbbbbbbbbbbbbbbbbb", "bo.example.org")),
          "record": {"$type": "app.bsky.feed.post", "createdAt": "2025-02-01T10:00:00.000Z",
            "langs": ["en"], "text": "Two days on the road.\\n\\nThe hills were worth it.",
            "embed": {"$type": "app.bsky.embed.record", "record": {
              "cid": "bafyreic", "uri": "at://did:plc:c/app.bsky.feed.post/3c"}}},
          "replyCount": 1, "repostCount": 2, "likeCount": 3, "labels": [],
          "indexedAt": "2025-02-01T10:00:01.000Z"},
         "reason": {"$type": "app.bsky.feed.defs#reasonRepost",
          "by": \(author("aaaaaaaaaaaaaaaaaaaaaaaa", "ana.example.org")),
          "uri": "at://did:plc:aaaaaaaaaaaaaaaaaaaaaaaa/app.bsky.feed.repost/3lhaaaaaaaaab",
          "indexedAt": "2025-02-06T12:00:00.250Z"}},
        {"post": {
          "uri": "at://did:plc:aaaaaaaaaaaaaaaaaaaaaaaa/app.bsky.feed.post/3lhaaaaaaaaaa",
          "cid": "bafyreia", "author": \(author("aaaaaaaaaaaaaaaaaaaaaaaa", "ana.example.org")),
          "record": {"$type": "app.bsky.feed.post", "createdAt": "2025-02-06T09:30:00.851Z",
            "text": "Rain again 😠", "reply": {
              "root": {"cid": "r", "uri": "at://did:plc:r/app.bsky.feed.post/3r"},
              "parent": {"cid": "p", "uri": "at://did:plc:p/app.bsky.feed.post/3p"}}},
          "embed": {"$type": "app.bsky.embed.images#view", "images": [
            {"thumb": "https://photos.example/t.jpg", "fullsize": "https://photos.example/f.jpg",
             "alt": "", "aspectRatio": {"height": 2, "width": 3}}]},
          "labels": [], "indexedAt": "2025-02-06T09:30:01.148Z"}},
        {"post": {"thumb": "https://photos.example/t.jpg", "alt": ""}}],
       "cursor": "2025-02-06T09:30:00.851Z"}
      """,
    count: 2, skipped: 1, writer: "bo.example.org", ending: "The hills were worth it.",
    newest: 1_738_843_200.25,
    unknown: #"{"error":"InvalidRequest","message":"Profile not found"}"#)

  private static func author(_ id: String, _ handle: String) -> String {
    """
    {"did": "did:plc:\(id)", "handle": "\(handle)", "displayName": "Name",
     "avatar": "https://photos.example/\(handle).jpeg", "labels": [],
     "viewer": {"muted": false, "blockedBy": false}, "createdAt": "2023-07-29T01:17:56.883Z"}
    """
  }

  /// The recorded answers; nil in a clone.
  static let recorded: BlueskyAnswers? = {
    let folder = "payloads/humour/bluesky"
    guard let posts = Recorded.text("\(folder)/post-views.ATAT.json"),
      let feed = feed(of: posts),
      let unknown = Recorded.text("\(folder)/error-400-profile-not-found.json")
    else { return nil }
    return BlueskyAnswers(
      testDescription: "recorded", feed: feed, count: 8, skipped: 2,
      writer: "theferrarilab.bsky.social", ending: "Welcome to the fight, farmers.",
      newest: 1_738_864_711.348, unknown: unknown)
  }()

  /// Some of the recording are posts as a feed holds them, some posts alone, and two are no posts.
  private static func feed(of recording: String) -> String? {
    // A recording that is no such list counts as none.
    let entries = try? JSONSerialization.jsonObject(with: Data(recording.utf8))
    let feed = (entries as? [[String: Any]])?.compactMap { $0["json"] as? [String: Any] }
      .map { $0["post"] == nil ? ["post": $0] : $0 }
    // The same.
    return feed.flatMap { try? JSONSerialization.data(withJSONObject: ["feed": $0]) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
