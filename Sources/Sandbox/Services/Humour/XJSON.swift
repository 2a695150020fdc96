// X's JSON of people and posts: only the requested fields, ids beyond 2^53.
import WebServer

/// Writes people, posts and pages in X's format.
struct XJSON: Sendable {
  let context: PostsContext

  private static let firstUser = 1_512_345_678_900_000_000
  private static let firstPost = 1_790_000_000_000_000_000
  private static let postStep = 4_194_307
  private static let tokenStart = "7140dib"

  func id(of person: StoredPerson) -> String {
    "\(Self.firstUser + person.number * 7_919_000_001)"
  }

  func id(of number: Int) -> String { "\(Self.firstPost + number * Self.postStep)" }

  /// The token for the posts older than a post.
  func token(after number: Int) -> String {
    Self.tokenStart + String(number * 7_919, radix: 36)
  }

  /// The post's number in a token; nil for an invalid token.
  func number(token: String) -> Int? {
    guard token.hasPrefix(Self.tokenStart),
      let mixed = Int(token.dropFirst(Self.tokenStart.count), radix: 36)
    else { return nil }
    return mixed / 7_919
  }

  func user(_ person: StoredPerson, fields: Set<String>) -> JSONValue {
    let picture = (context.portrait(person) ?? "\(context.origin.text)/humour/photos/default.png")
    let whole: JSONValue = [
      "id": .text(id(of: person)), "username": .text(person.handle),
      "name": .text(person.name ?? person.handle),
      "description": .text(XText(person.about).escaped), "profile_image_url": .text(picture),
      "protected": .truth(person.state == .protected), "verified": false,
      "created_at": "2013-12-14T04:35:55.000Z",
      "public_metrics": [
        "followers_count": .number(context.count(person.number, 1, below: 4_000)),
        "following_count": .number(context.count(person.number, 2, below: 900)),
        "tweet_count": .number(person.posts.count),
        "listed_count": .number(context.count(person.number, 3, below: 20)),
      ],
    ]
    return whole.keeping(fields.union(["id", "username", "name"]))
  }

  /// A page of people from the index `start` of `all` people, and the token of the next page.
  func people(
    _ page: some Collection<StoredPerson>, of all: Int, from start: Int, request: Request
  ) -> JSONValue {
    var meta: [String: JSONValue] = ["result_count": .number(page.count)]
    guard !page.isEmpty else { return ["meta": .fields(meta)] }
    let end = start + page.count
    if end < all { meta["next_token"] = .text(String(end, radix: 36)) }
    let fields = request.fields("user.fields")
    return ["data": .list(page.map { user($0, fields: fields) }), "meta": .fields(meta)]
  }

  /// A page of a timeline: its posts, the posts they refer to, and the token of the next page.
  func page(_ posts: [DatedPost], most: Int, request: Request) -> JSONValue {
    let page = posts.prefix(most)
    guard let newest = page.first, let oldest = page.last else {
      return ["meta": ["result_count": 0]]
    }
    let fields = request.fields("tweet.fields")
    let expansions = request.fields("expansions")
    var meta: [String: JSONValue] = [
      "result_count": .number(page.count), "newest_id": .text(id(of: newest.number)),
      "oldest_id": .text(id(of: oldest.number)),
    ]
    if posts.count > page.count { meta["next_token"] = .text(token(after: oldest.number)) }
    var body: [String: JSONValue] = [
      "data": .list(page.map { tweet($0, fields: fields) }), "meta": .fields(meta),
    ]
    var originals: [DatedPost] = []
    for original in page.compactMap(context.store.original) where !originals.contains(original) {
      originals.append(original)
    }
    var includes: [String: JSONValue] = [:]
    if expansions.contains("referenced_tweets.id"), !originals.isEmpty {
      includes["tweets"] = .list(originals.map { tweet($0, fields: fields) })
    }
    var authors = expansions.contains("author_id") ? [newest.handle] : []
    if expansions.contains("referenced_tweets.id.author_id") { authors += originals.map(\.handle) }
    if !authors.isEmpty {
      let wanted = request.fields("user.fields")
      includes["users"] = .list(
        Set(authors).sorted().compactMap(context.store.person).map { user($0, fields: wanted) })
    }
    if !includes.isEmpty { body["includes"] = .fields(includes) }
    return .fields(body)
  }

  /// A post. A retweet is cut with "…"; a long post too, with its whole text in another field.
  func tweet(_ post: DatedPost, fields: Set<String>) -> JSONValue {
    let original = context.store.original(of: post)
    let source = original ?? post
    let whole = XText(source.text)
    let author = context.store.person(post.handle).map { self.id(of: $0) } ?? ""
    let id = self.id(of: post.number)
    // The text of a picture alone is its short link.
    let text =
      source.text.isEmpty
      ? XText("https://pic.x.example/\(id)")
      : original.map { whole.cut(to: 140, before: "RT @\($0.handle): ") }
        ?? whole.cut(to: 280, before: "")
    var sent: [String: JSONValue] = [
      "id": .text(id), "text": .text(text.escaped), "edit_history_tweet_ids": [.text(id)],
      "created_at": .text(post.date.stamp), "author_id": .text(author),
      "lang": .text(whole.language(source.language)), "conversation_id": .text(id),
      "public_metrics": [
        "retweet_count": .number(context.count(source.number, 4, below: 30)),
        "reply_count": .number(context.count(source.number, 5, below: 12)),
        "like_count": .number(context.count(source.number, 6, below: 200)),
        "quote_count": .number(context.count(source.number, 7, below: 4)),
      ],
      "possibly_sensitive": .truth(source.warning != nil),
    ]
    if let entities = text.entities { sent["entities"] = entities }
    if original == nil, whole.isLong {
      var note: [String: JSONValue] = ["text": .text(whole.escaped)]
      if let entities = whole.entities { note["entities"] = entities }
      sent["note_tweet"] = .fields(note)
    }
    if let original {
      sent["referenced_tweets"] = [
        ["type": "retweeted", "id": .text(self.id(of: original.number))]
      ]
    }
    return JSONValue.fields(sent).keeping(fields.union(["id", "text", "edit_history_tweet_ids"]))
  }
}
