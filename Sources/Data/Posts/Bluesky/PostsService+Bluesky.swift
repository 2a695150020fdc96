// Bluesky as a source of posts, through its public API without a token.
public import DataLayer
public import Foundation

extension PostsService {
  /// Bluesky's public API at `base`, such as `https://public.api.bsky.app/xrpc`.
  public static func bluesky(
    base: URL, client: HTTPClient, now: @escaping @Sendable () -> Date = { Date() }
  ) -> PostsService {
    PostsService(
      BlueskyRequests(client: PostsClient(base: base, token: nil, client: client, now: now)))
  }
}

/// The requests to Bluesky.
private struct BlueskyRequests: PostsRequests {
  static let kind = "bluesky"
  let suggests = true
  let client: PostsClient

  func search(_ words: String, _ cursor: String?) async throws(PostsError) -> PeoplePage {
    let answer = try await client.answer(
      ["app.bsky.actor.searchActors"], ["q": words, "cursor": cursor])
    return try page(read(BlueskyActors.self, of: answer, handle: words), after: cursor)
  }

  func person(_ typed: String) async throws(PostsError) -> Person {
    guard let handle = Handle.bluesky(typed) else {
      throw .unknown(handle: Handle.searchTerms(typed))
    }
    let answer = try await client.answer(["app.bsky.actor.getProfile"], ["actor": handle])
    return try read(BlueskyActor.self, of: answer, handle: handle).person
  }

  func posts(_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage {
    // Bluesky does not enforce a person's request to be hidden from readers without an account.
    if person.isProtected { throw .protected }
    let answer = try await client.answer(
      ["app.bsky.feed.getAuthorFeed"], ["actor": person.id, "limit": "100", "cursor": cursor])
    let feed = try read(BlueskyFeed.self, of: answer, handle: person.handle)
    let posts = feed.items.compactMap(\.element?.post)
    return PostPage(
      posts: posts, next: next(feed.cursor, after: cursor), skipped: feed.items.count - posts.count)
  }

  func follows(_ person: Person, _ cursor: String?) async throws(PostsError) -> PeoplePage {
    let answer = try await client.answer(
      ["app.bsky.graph.getFollows"], ["actor": person.id, "limit": "50", "cursor": cursor])
    return try page(read(BlueskyActors.self, of: answer, handle: person.handle), after: cursor)
  }

  func suggestions() async throws(PostsError) -> [Person] {
    let answer = try await client.answer(["app.bsky.actor.getSuggestions"], ["limit": "10"])
    return try page(read(BlueskyActors.self, of: answer, handle: ""), after: nil).people
  }

  private func page(
    _ found: BlueskyActors, after cursor: String?
  ) throws(PostsError) -> PeoplePage {
    PeoplePage(
      people: try people(in: found.actors) { $0.person }, next: next(found.cursor, after: cursor))
  }

  func reason(_ answer: HTTPResponse, handle: String) -> PostsError {
    // The body of a refusal may be missing, or not be JSON when a proxy sent it.
    let refusal = try? answer.value(BlueskyRefusal.self)
    return refusal?.reason(answer, handle: handle) ?? .service(answer.refusal)
  }
}
