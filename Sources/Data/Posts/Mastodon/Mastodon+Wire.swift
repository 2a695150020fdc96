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

  /// The account that a person moved to.
  private struct Destination: Decodable {
    let acct: String
  }

  private enum Key: String, CodingKey {
    case id, acct, note, avatar, locked, suspended, moved, memorial, limited, bot
    case name = "display_name"
  }

  init(from decoder: any Decoder) throws {
    let account = try decoder.container(keyedBy: Key.self)
    let handle = try account.requiredText(.acct, .name)
    person = Person(
      id: try account.identity(.id), handle: handle, name: account.text(.name, .name) ?? handle,
      about: PlainText.of(html: account.text(.note, .prose) ?? ""),
      picture: account.webAddress(.avatar),
      isProtected: account.optional(.locked) ?? false,
      standing: Standing(
        movedTo: (account.optional(.moved) as Destination?)?.acct,
        isMemorial: account.optional(.memorial) ?? false,
        isLimited: account.optional(.limited) ?? false,
        isAutomated: account.optional(.bot) ?? false))
    isSuspended = account.optional(.suspended) ?? false
  }
}
