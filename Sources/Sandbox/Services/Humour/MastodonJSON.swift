// Mastodon's JSON of people and posts: HTML, content warnings, posts within posts.
import Foundation

/// Writes people and posts in Mastodon's format.
struct MastodonJSON: Sendable {
  let context: PostsContext

  private static let firstAccount = 109_200_000_000_000_000
  private static let firstStatus = 113_400_000_000_000_000

  var base: String { context.origin.text + "/humour/mastodon" }

  /// The host after the second `@` of a full handle.
  var instance: String { String(context.origin.text.dropFirst("http://".count)) }

  func id(of person: StoredPerson) -> String {
    "\(Self.firstAccount + person.number * 7_919_000_001)"
  }

  func id(of post: DatedPost) -> String {
    "\(Self.firstStatus + post.number * 65_537)"
  }

  func account(_ person: StoredPerson) -> JSONValue {
    let isSuspended = person.state == .suspended
    let missing = context.origin.text + "/humour/photos/missing.png"
    let portrait: JSONValue = .text(isSuspended ? missing : context.portrait(person) ?? missing)
    let account: JSONValue = [
      "id": .text(id(of: person)), "username": .text(person.handle), "acct": .text(person.handle),
      "display_name": .text(isSuspended ? "" : person.name ?? ""),
      "note": .text(isSuspended ? "" : MastodonHTML(base: base).write(person.about)),
      "locked": .truth(person.state == .protected), "bot": false, "discoverable": true,
      "group": false, "created_at": "2022-12-17T00:00:00.000Z",
      "url": "\(base)/@\(person.handle)", "uri": "\(base)/users/\(person.handle)",
      "avatar": portrait, "avatar_static": portrait, "header": .text(missing),
      "header_static": .text(missing), "emojis": [], "fields": [],
      "followers_count": .number(context.count(person.number, 1, below: 4_000)),
      "following_count": .number(context.count(person.number, 2, below: 900)),
      "statuses_count": .number(isSuspended ? 0 : person.posts.count),
      "last_status_at": .maybe(
        context.store.posts(of: person).first.map { String($0.date.stamp.prefix(10)) }),
    ]
    return isSuspended ? account.with(["suspended": true]) : account
  }

  func status(_ post: DatedPost) -> JSONValue {
    let original = context.store.original(of: post)
    let html = MastodonHTML(base: base)
    let parts = TextPart.parts(of: post.text)
    var sent: [String: JSONValue] = [
      "id": .text(id(of: post)), "created_at": .text(date(post)), "visibility": "public",
      "in_reply_to_id": nil, "in_reply_to_account_id": nil, "edited_at": nil, "poll": nil,
      "card": nil, "application": nil, "emojis": [],
      "sensitive": .truth(post.warning != nil), "spoiler_text": .text(post.warning ?? ""),
      // A reblog has neither text nor a language of its own.
      "language": original == nil ? .maybe(post.language) : nil,
      "content": .text(html.write(post.text)),
      "url": "\(base)/@\(post.handle)/\(id(of: post))",
      "uri": "\(base)/users/\(post.handle)/statuses/\(id(of: post))",
      "replies_count": .number(context.count(post.number, 5, below: 12)),
      "reblogs_count": .number(context.count(post.number, 4, below: 30)),
      "favourites_count": .number(context.count(post.number, 6, below: 200)),
      "reblog": original.map { status($0) } ?? .null, "media_attachments": [],
      "mentions": .list(parts.compactMap(mention)), "tags": .list(parts.compactMap(tag)),
    ]
    if let person = context.store.person(post.handle) {
      sent["account"] = account(person)
      if post.text.isEmpty, original == nil, let portrait = context.portrait(person) {
        sent["media_attachments"] = [
          [
            "id": .text(id(of: post)), "type": "image", "url": .text(portrait),
            "preview_url": .text(portrait), "description": nil,
          ]
        ]
      }
    }
    return .fields(sent)
  }

  private func mention(_ part: TextPart) -> JSONValue? {
    guard case .mention(let name) = part, let person = context.store.person(name) else {
      return nil
    }
    return [
      "id": .text(id(of: person)), "username": .text(name), "acct": .text(name),
      "url": "\(base)/@\(name)",
    ]
  }

  private func tag(_ part: TextPart) -> JSONValue? {
    guard case .hashtag(let name) = part else { return nil }
    return ["name": .text(name.lowercased()), "url": "\(base)/tags/\(name.lowercased())"]
  }

  /// A date in microseconds, as some servers with Mastodon's API write it.
  private func date(_ post: DatedPost) -> String {
    post.number.isMultiple(of: 7) ? post.date.stamp.replacing("Z", with: "417Z") : post.date.stamp
  }
}
