// Mastodon as a source of posts: one server, which knows people of others too.
import DataLayer
import Foundation

extension PostsService {
  /// A Mastodon server at `base`, such as `https://mastodon.social`; few servers need a `token`.
  public static func mastodon(
    base: URL, token: AccessToken, client: HTTPClient,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> PostsService {
    let requests = PostsClient(base: base, token: token, client: client, now: now)
    let source = MastodonSource(requests: requests)
    return PostsService(
      source: requests.source("mastodon"),
      search: { words async throws(PostsError) in try await source.search(words) },
      person: { handle async throws(PostsError) in try await source.person(handle) },
      posts: { person, cursor async throws(PostsError) in try await source.posts(person, cursor) })
  }
}

/// The requests to a Mastodon server.
private struct MastodonSource: Sendable {
  let requests: PostsClient

  func search(_ typed: String) async throws(PostsError) -> [Person] {
    let words = Handle.words(typed)
    guard !words.isEmpty else { return [] }
    let answer = try await requests.answer(
      ["api", "v2", "search"], ["q": words, "type": "accounts", "resolve": "false"])
    return try read(MastodonFound.self, of: answer, handle: words).accounts
      .compactMap(\.element?.person)
  }

  func person(_ typed: String) async throws(PostsError) -> Person {
    guard let handle = Handle.mastodon(typed, home: requests.base.host()) else {
      throw .unknown(handle: Handle.words(typed))
    }
    let answer = try await requests.answer(["api", "v1", "accounts", "lookup"], ["acct": handle])
    let account = try read(MastodonAccount.self, of: answer, handle: handle)
    if account.isSuspended { throw .suspended }
    return account.person
  }

  func posts(_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage {
    let answer = try await requests.answer(
      ["api", "v1", "accounts", person.id, "statuses"], ["max_id": cursor, "limit": "40"])
    let statuses = try read([Lossy<MastodonStatus>].self, of: answer, handle: person.handle)
    if statuses.isEmpty, cursor == nil {
      // A suspended or locked account answers with no posts; only its profile says which it is.
      let whole = try await self.person(person.handle)
      if whole.isProtected { throw .protected }
    }
    let posts = statuses.compactMap { $0.element?.post }
    let next = answer.headers["Link"].flatMap(Self.next).flatMap { $0 == cursor ? nil : $0 }
    return PostPage(
      posts: posts, next: statuses.isEmpty ? nil : next, skipped: statuses.count - posts.count)
  }

  /// The `max_id` of the next page in a `Link` header; nil when there is none.
  ///
  /// The address itself is never requested, because it may lead to another host.
  private static func next(_ links: String) -> String? {
    let match = links.beginning(8_000).matches(of: /<([^<>]*)>([^<]*)/).first {
      $0.output.2.contains(/;\s*rel\s*=\s*"?next"?/)
    }
    let items = match.flatMap { URLComponents(string: String($0.output.1))?.queryItems }
    let id = items?.first { $0.name == "max_id" }?.value
    return id?.wholeMatch(of: /[A-Za-z0-9_-]{1,100}/).map { String($0.output) }
  }

  private func read<Value: Decodable & Sendable>(
    _ type: Value.Type, of answer: HTTPResponse, handle: String
  ) throws(PostsError) -> Value {
    guard answer.isSuccess else { throw reason(answer, handle: handle) }
    do throws(HTTPError) {
      return try answer.value(type)
    } catch {
      throw .service(error)
    }
  }

  private func reason(_ answer: HTTPResponse, handle: String) -> PostsError {
    let said = answer.message?.lowercased() ?? ""
    switch answer.status {
    case 400...499 where said.contains("suspended"): return .suspended
    case 401, 403: return requests.tokenRefused(answer.status, message: answer.message)
    case 404: return .unknown(handle: handle)
    case 410: return .takenDown
    default: return .service(answer.refusal)
    }
  }
}
