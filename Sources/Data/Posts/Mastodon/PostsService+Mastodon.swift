// Mastodon as a source of posts: one server, which also knows people of other servers.
public import DataLayer
public import Foundation

extension PostsService {
  /// A Mastodon server at `base`, such as `https://mastodon.social`. Few servers need a `token`.
  public static func mastodon(
    base: URL, token: AccessToken, client: HTTPClient,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> PostsService {
    PostsService(
      MastodonRequests(client: PostsClient(base: base, token: token, client: client, now: now)))
  }
}

/// The requests to a Mastodon server.
private struct MastodonRequests: PostsRequests {
  static let kind = "mastodon"
  let suggests = true
  let client: PostsClient

  /// The most people on a page of a search.
  private static let most = 40

  func search(_ words: String, _ cursor: String?) async throws(PostsError) -> PeoplePage {
    let answer = try await client.answer(
      ["api", "v2", "search"],
      [
        "q": words, "type": "accounts", "resolve": "false", "limit": "\(Self.most)",
        "offset": cursor,
      ])
    let accounts = try read(MastodonFound.self, of: answer, handle: words).accounts
    // A server refuses an offset to readers without a token, so their search has one page.
    let isPaged = client.hasToken && accounts.count == Self.most
    let offset = cursor.flatMap { Int($0) } ?? 0
    return PeoplePage(
      people: try people(in: accounts) { $0.person },
      next: isPaged ? String(offset + accounts.count) : nil)
  }

  func person(_ typed: String) async throws(PostsError) -> Person {
    guard let handle = Handle.mastodon(typed, home: client.base.host()) else {
      throw .unknown(handle: Handle.searchTerms(typed))
    }
    let answer = try await client.answer(["api", "v1", "accounts", "lookup"], ["acct": handle])
    let account = try read(MastodonAccount.self, of: answer, handle: handle)
    if account.isSuspended { throw .suspended }
    return account.person
  }

  func posts(_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage {
    let answer = try await client.answer(
      ["api", "v1", "accounts", person.id, "statuses"], ["max_id": cursor, "limit": "40"])
    let statuses = try read([Lossy<MastodonStatus>].self, of: answer, handle: person.handle)
    if statuses.isEmpty, cursor == nil {
      // A suspended, locked or moved account returns no posts; only its profile shows which of the
      // three it is.
      let whole = try await self.person(person.handle)
      if let handle = whole.standing?.movedTo { throw .moved(to: handle) }
      if whole.isProtected { throw .protected }
    }
    let posts = statuses.compactMap { $0.element?.post }
    return PostPage(
      posts: posts, next: statuses.isEmpty ? nil : next(answer, after: cursor),
      skipped: statuses.count - posts.count)
  }

  func follows(_ person: Person, _ cursor: String?) async throws(PostsError) -> PeoplePage {
    let answer = try await client.answer(
      ["api", "v1", "accounts", person.id, "following"], ["max_id": cursor, "limit": "40"])
    let accounts = try read([Lossy<MastodonAccount>].self, of: answer, handle: person.handle)
    return PeoplePage(
      people: try people(in: accounts) { $0.person },
      next: accounts.isEmpty ? nil : next(answer, after: cursor))
  }

  func suggestions() async throws(PostsError) -> [Person] {
    let answer = try await client.answer(
      ["api", "v1", "directory"], ["local": "true", "limit": "10"])
    return try people(in: read([Lossy<MastodonAccount>].self, of: answer, handle: "")) { $0.person }
  }

  private func next(_ answer: HTTPResponse, after cursor: String?) -> String? {
    next(answer.headers["Link"].flatMap(Self.next), after: cursor)
  }

  /// The `max_id` of the next page in a `Link` header; nil when there is none.
  ///
  /// The address itself is never requested, because it may lead to another host.
  private static func next(_ links: String) -> String? {
    let link = links.beginning(8_000).split(separator: "<").first { link in
      let relation = link.drop { $0 != ">" }.filter { !$0.isWhitespace && $0 != "\"" }
      return relation.contains(";rel=next")
    }
    let address = link.map { String($0.prefix { $0 != ">" }) }
    let items = address.flatMap { URLComponents(string: $0)?.queryItems }
    let id = items?.first { $0.name == "max_id" }?.value
    return id.flatMap { $0.utf8.count <= 100 && $0.isPlainWord(with: "_-") ? $0 : nil }
  }

  func reason(_ answer: HTTPResponse, handle: String) -> PostsError {
    let said = answer.message?.lowercased() ?? ""
    switch answer.status {
    case 400...499 where said.contains("suspended"): return .suspended
    case 401, 403: return client.tokenRefused(answer.status, message: answer.message)
    case 404: return .unknown(handle: handle)
    case 410: return .takenDown
    default: return .service(answer.refusal)
    }
  }
}
