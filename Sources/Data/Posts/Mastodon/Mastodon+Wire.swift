// The answers of a Mastodon server.
import DataLayer
import Foundation

/// The people in the results of a search.
struct MastodonFound: Decodable, Sendable {
  let accounts: [Lossy<MastodonAccount>]
}

/// A person of a server.
struct MastodonAccount: Decodable, Sendable {
  let person: Person
  let isSuspended: Bool

  private enum Key: String, CodingKey {
    case id, acct, note, avatar, locked, suspended
    case name = "display_name"
  }

  init(from decoder: any Decoder) throws {
    let account = try decoder.container(keyedBy: Key.self)
    let handle = try account.requiredText(.acct)
    person = Person(
      id: try account.identity(.id), handle: handle, name: account.text(.name) ?? handle,
      about: PlainText.of(html: account.text(.note) ?? ""), picture: account.webAddress(.avatar),
      isProtected: account.optional(.locked) ?? false)
    isSuspended = account.optional(.suspended) ?? false
  }
}

/// A post of a server.
struct MastodonStatus: Decodable, Sendable {
  let post: Post

  private enum Key: String, CodingKey {
    case id, content, language, reblog, account
    case warning = "spoiler_text"
    case date = "created_at"
  }

  init(from decoder: any Decoder) throws {
    let status = try decoder.container(keyedBy: Key.self)
    // The original is inside the repost, whose own content is empty or a copy.
    let isRepost = try status.contains(.reblog) && !status.decodeNil(forKey: .reblog)
    let shown =
      isRepost ? try status.nestedContainer(keyedBy: Key.self, forKey: .reblog) : status
    let writer = isRepost ? try shown.decode(MastodonAccount.self, forKey: .account) : nil
    post = Post(
      id: try status.identity(.id),
      text: PlainText.of(html: try shown.decode(String.self, forKey: .content)),
      date: status.text(.date).flatMap(PostDate.read), language: shown.text(.language),
      repostOf: writer?.person.handle, warning: shown.text(.warning))
  }
}
