// Bluesky as a source of posts: its public view, without a token.
import DataLayer
import Foundation

extension PostsService {
  /// Bluesky's public API at `base`, such as `https://public.api.bsky.app/xrpc`.
  public static func bluesky(
    base: URL, client: HTTPClient, now: @escaping @Sendable () -> Date = { Date() }
  ) -> PostsService {
    let requests = PostsClient(base: base, token: nil, client: client, now: now)
    let source = BlueskySource(requests: requests)
    return PostsService(
      source: requests.source("bluesky"),
      search: { words async throws(PostsError) in try await source.search(words) },
      person: { handle async throws(PostsError) in try await source.person(handle) },
      posts: { person, cursor async throws(PostsError) in try await source.posts(person, cursor) })
  }
}

/// The requests to Bluesky.
private struct BlueskySource: Sendable {
  let requests: PostsClient

  func search(_ typed: String) async throws(PostsError) -> [Person] {
    let words = Handle.words(typed)
    guard !words.isEmpty else { return [] }
    let answer = try await requests.answer(["app.bsky.actor.searchActors"], ["q": words])
    return try read(BlueskyActors.self, of: answer, handle: words).actors
      .compactMap(\.element?.person)
  }

  func person(_ typed: String) async throws(PostsError) -> Person {
    guard let handle = Handle.bluesky(typed) else { throw .unknown(handle: Handle.words(typed)) }
    let answer = try await requests.answer(["app.bsky.actor.getProfile"], ["actor": handle])
    return try read(BlueskyActor.self, of: answer, handle: handle).person
  }

  func posts(_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage {
    // Bluesky does not enforce the person's request to be hidden from readers without an account.
    if person.isProtected { throw .protected }
    let answer = try await requests.answer(
      ["app.bsky.feed.getAuthorFeed"], ["actor": person.id, "limit": "100", "cursor": cursor])
    let feed = try read(BlueskyFeed.self, of: answer, handle: person.handle)
    let posts = feed.items.compactMap(\.element?.post)
    // A cursor that names its own page would be followed for ever.
    let next = feed.cursor.flatMap { $0 == cursor || $0.isEmpty ? nil : $0 }
    return PostPage(posts: posts, next: next, skipped: feed.items.count - posts.count)
  }

  private func read<Value: Decodable & Sendable>(
    _ type: Value.Type, of answer: HTTPResponse, handle: String
  ) throws(PostsError) -> Value {
    guard answer.isSuccess else {
      // The body of a refusal may be missing, or no JSON when a proxy sent it.
      let refusal = try? answer.value(BlueskyRefusal.self)
      throw refusal?.reason(answer, handle: handle) ?? .service(answer.refusal)
    }
    do throws(HTTPError) {
      return try answer.value(type)
    } catch {
      throw .service(error)
    }
  }
}
