// Bluesky's JSON of people and posts: DIDs, at:// addresses, facets by byte, reasons.
import Foundation

/// Writes people and posts in Bluesky's format.
struct BlueskyJSON: Sendable {
  /// The domain of the handles, which are host names. Nobody can own one below `.test`.
  static let host = "tapas.test"

  private static let base32 = "abcdefghijklmnopqrstuvwxyz234567"
  private static let sortable = Array("234567abcdefghijklmnopqrstuvwxyz")
  let context: PostsContext

  /// A person's handle: `ana_runs` is `ana-runs.tapas.test`, because host names have no underscore.
  func handle(of person: StoredPerson) -> String {
    person.handle.replacing("_", with: "-") + "." + Self.host
  }

  func did(of person: StoredPerson) -> String {
    "did:plc:" + context.letters(24, from: Self.base32, seed: UInt64(person.number) &+ 71)
  }

  /// A person as included in posts and lists.
  func actor(_ person: StoredPerson, isWhole: Bool = false) -> JSONValue {
    var sent: [String: JSONValue] = [
      "did": .text(did(of: person)), "handle": .text(handle(of: person)),
      "viewer": ["muted": false, "blockedBy": false], "createdAt": "2023-07-29T01:17:56.883Z",
      "associated": ["chat": ["allowIncoming": "following"]], "labels": labels(person),
    ]
    if let name = person.name { sent["displayName"] = .text(name) }
    if let portrait = context.portrait(person) { sent["avatar"] = .text(portrait) }
    if isWhole, !person.about.isEmpty { sent["description"] = .text(person.about) }
    return .fields(sent)
  }

  func profile(_ person: StoredPerson) -> JSONValue {
    actor(person, isWhole: true).with([
      "followersCount": .number(context.count(person.number, 1, below: 4_000)),
      "followsCount": .number(context.count(person.number, 2, below: 900)),
      "postsCount": .number(person.posts.count), "indexedAt": "2025-02-06T17:50:34.148Z",
    ])
  }

  /// A label for a protected person. Bluesky protects no account; one can only ask to be hidden.
  private func labels(_ person: StoredPerson) -> JSONValue {
    guard person.state == .protected else { return [] }
    let did = did(of: person)
    return [
      [
        "src": .text(did), "uri": "at://\(did)/app.bsky.actor.profile/self",
        "cid": .text(cid(person.number)), "val": "!no-unauthenticated",
        "cts": "1970-01-01T00:00:00.000Z",
      ]
    ]
  }

  /// An item of a feed: a post, and for a repost the person who reposted it.
  func item(_ post: DatedPost) -> JSONValue {
    let original = context.store.original(of: post)
    var item: [String: JSONValue] = ["post": self.post(original ?? post)]
    if original != nil, let by = context.store.person(post.handle) {
      item["reason"] = [
        "$type": "app.bsky.feed.defs#reasonRepost", "by": actor(by),
        "uri": "at://\(did(of: by))/app.bsky.feed.repost/\(key(post.number))",
        "cid": .text(cid(post.number)), "indexedAt": .text(post.date.stamp),
      ]
    }
    return .fields(item)
  }

  private func post(_ post: DatedPost) -> JSONValue {
    guard let author = context.store.person(post.handle) else { return nil }
    let written = BlueskyText(
      post,
      handle: { name in
        context.store.person(name).map { (handle(of: $0), did(of: $0)) }
      })
    var record: [String: JSONValue] = [
      "$type": "app.bsky.feed.post", "createdAt": .text(post.date.stamp),
      "text": .text(written.text),
    ]
    if let language = post.language { record["langs"] = [.text(language)] }
    if !written.facets.isEmpty { record["facets"] = .list(written.facets) }
    if post.warning != nil {
      record["labels"] = [
        "$type": "com.atproto.label.defs#selfLabels", "values": [["val": "graphic-media"]],
      ]
    }
    var sent: [String: JSONValue] = [
      "uri": "at://\(did(of: author))/app.bsky.feed.post/\(key(post.number))",
      "cid": .text(cid(post.number)), "author": actor(author), "labels": [],
      "replyCount": .number(context.count(post.number, 5, below: 12)),
      "repostCount": .number(context.count(post.number, 4, below: 30)),
      "likeCount": .number(context.count(post.number, 6, below: 200)),
      "quoteCount": .number(context.count(post.number, 7, below: 4)),
      "indexedAt": .text(post.date.addingTimeInterval(0.297).stamp),
      "viewer": ["threadMuted": false, "embeddingDisabled": false],
    ]
    if post.text.isEmpty, let portrait = context.portrait(author) {
      record["embed"] = ["$type": "app.bsky.embed.images", "images": [["alt": ""]]]
      sent["embed"] = [
        "$type": "app.bsky.embed.images#view",
        "images": [["thumb": .text(portrait), "fullsize": .text(portrait), "alt": ""]],
      ]
    }
    sent["record"] = .fields(record)
    return .fields(sent)
  }

  /// A key of thirteen letters that sorts by time.
  private func key(_ number: Int) -> String {
    var (rest, letters) = (number, [Character]())
    for _ in 0..<10 {
      letters.append(Self.sortable[rest % 32])
      rest /= 32
    }
    return "3lh" + String(letters.reversed())
  }

  private func cid(_ number: Int) -> String {
    "bafyrei" + context.letters(52, from: Self.base32, seed: UInt64(number) &+ 977)
  }
}
