// X as a source of posts: API v2 with a bearer token.
import DataLayer
import Foundation

extension PostsService {
  /// X's API v2 at `base`, such as `https://api.x.com/2`; every request needs the `token`.
  public static func x(
    base: URL, token: AccessToken, client: HTTPClient,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> PostsService {
    let requests = PostsClient(base: base, token: token, client: client, now: now)
    let source = XSource(requests: requests)
    return PostsService(
      source: requests.source("x"),
      search: { words async throws(PostsError) in try await source.search(words) },
      person: { handle async throws(PostsError) in try await source.person(handle) },
      posts: { person, cursor async throws(PostsError) in try await source.posts(person, cursor) })
  }
}

/// The requests to X.
private struct XSource: Sendable {
  let requests: PostsClient

  private static let userFields = "description,profile_image_url,protected,public_metrics"

  func search(_ typed: String) async throws(PostsError) -> [Person] {
    let words = Handle.words(typed)
    guard !words.isEmpty else { return [] }
    let answer = try await requests.answer(
      ["users", "search"], ["query": words, "user.fields": Self.userFields])
    if answer.status == 403, Handle.x(words) != nil {
      // Search needs a more expensive plan than reading; a handle can be looked up without it.
      do throws(PostsError) { return [try await person(words)] } catch .unknown { return [] }
    }
    let people = try read([Lossy<XUser>].self, of: answer, handle: words, ifNone: [])
    return people.compactMap(\.element?.person)
  }

  func person(_ typed: String) async throws(PostsError) -> Person {
    guard let handle = Handle.x(typed) else { throw .unknown(handle: Handle.words(typed)) }
    let answer = try await requests.answer(
      ["users", "by", "username", handle], ["user.fields": Self.userFields])
    return try read(XUser.self, of: answer, handle: handle, ifNone: nil).person
  }

  func posts(_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage {
    let answer = try await requests.answer(
      ["users", person.id, "tweets"],
      [
        "max_results": "100", "pagination_token": cursor,
        "tweet.fields": "created_at,lang,entities,referenced_tweets,note_tweet",
        "expansions": "referenced_tweets.id,referenced_tweets.id.author_id",
      ])
    if answer.status == 401 || answer.status == 403, person.isProtected { throw .protected }
    let records = try whole([Lossy<XTweet>].self, of: answer, handle: person.handle)
    guard let tweets = records.data ?? (records.isEmpty ? [] : nil) else {
      throw records.failure(answer, handle: person.handle, requests)
    }
    // A cursor that names its own page would be followed for ever.
    let next = records.meta?.nextToken.flatMap { $0 == cursor || $0.isEmpty ? nil : $0 }
    let posts = tweets.compactMap { $0.element?.post(with: records.includes) }
    return PostPage(posts: posts, next: next, skipped: tweets.count - posts.count)
  }

  /// The `data` of an answer; `none` when the answer has neither data nor problems.
  private func read<Value: Decodable & Sendable>(
    _ type: Value.Type, of answer: HTTPResponse, handle: String, ifNone none: Value?
  ) throws(PostsError) -> Value {
    let whole = try whole(type, of: answer, handle: handle)
    if let data = whole.data ?? (whole.isEmpty ? none : nil) { return data }
    throw whole.failure(answer, handle: handle, requests)
  }

  private func whole<Value: Decodable & Sendable>(
    _ type: Value.Type, of answer: HTTPResponse, handle: String
  ) throws(PostsError) -> XAnswer<Value> {
    guard answer.isSuccess else {
      // The body of a refusal may be missing, or no JSON when a proxy sent it.
      let whole = try? answer.value(XAnswer<Value>.self)
      throw (whole ?? XAnswer()).failure(answer, handle: handle, requests)
    }
    do throws(HTTPError) {
      return try answer.value(XAnswer<Value>.self)
    } catch {
      throw .service(error)
    }
  }
}
