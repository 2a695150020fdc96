// X as a source of posts: API v2 with a bearer token.
public import DataLayer
public import Foundation

extension PostsService {
  /// X's API v2 at `base`, such as `https://api.x.com/2`. Every request requires the `token`.
  ///
  /// X has no public list of suggestions, so it suggests only the people of `suggested`, by their
  /// handles.
  public static func x(
    base: URL, token: AccessToken, client: HTTPClient, suggested: [String] = [],
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> PostsService {
    PostsService(
      XRequests(
        client: PostsClient(base: base, token: token, client: client, now: now),
        suggested: suggested))
  }
}

/// The requests to X.
private struct XRequests: PostsRequests {
  static let kind = "x"
  let client: PostsClient
  /// The handles of the people to suggest.
  let suggested: [String]
  var suggests: Bool { !suggested.isEmpty }

  private static let userFields = "description,profile_image_url,protected,public_metrics"
  private static let tweetFields =
    "created_at,lang,entities,referenced_tweets,note_tweet,attachments,in_reply_to_user_id,withheld"
  private static let expansions =
    "referenced_tweets.id,referenced_tweets.id.author_id,attachments.media_keys,"
    + "attachments.poll_ids,in_reply_to_user_id"

  func search(_ words: String, _ cursor: String?) async throws(PostsError) -> PeoplePage {
    let answer = try await client.answer(
      ["users", "search"],
      ["query": words, "next_token": cursor, "user.fields": Self.userFields])
    if answer.status == 403, cursor == nil, Handle.x(words) != nil {
      // Search requires a more expensive plan than reading; a handle can be looked up without it.
      do throws(PostsError) {
        return PeoplePage(people: [try await person(words)])
      } catch .unknown {
        return PeoplePage(people: [])
      }
    }
    return try page(of: answer, handle: words, after: cursor)
  }

  func person(_ typed: String) async throws(PostsError) -> Person {
    guard let handle = Handle.x(typed) else { throw .unknown(handle: Handle.searchTerms(typed)) }
    let answer = try await client.answer(
      ["users", "by", "username", handle], ["user.fields": Self.userFields])
    let whole = try read(XAnswer<XUser>.self, of: answer, handle: handle)
    guard let user = whole.data else { throw whole.failure(answer, handle: handle, client) }
    return user.person
  }

  func follows(_ person: Person, _ cursor: String?) async throws(PostsError) -> PeoplePage {
    let answer = try await client.answer(
      ["users", person.id, "following"],
      ["max_results": "100", "pagination_token": cursor, "user.fields": Self.userFields])
    return try page(of: answer, handle: person.handle, after: cursor)
  }

  func suggestions() async throws(PostsError) -> [Person] {
    let answer = try await client.answer(
      ["users", "by"],
      ["usernames": suggested.joined(separator: ","), "user.fields": Self.userFields])
    return try page(of: answer, handle: "", after: nil).people
  }

  func posts(_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage {
    let answer = try await client.answer(
      ["users", person.id, "tweets"],
      [
        "max_results": "100", "pagination_token": cursor,
        "tweet.fields": Self.tweetFields, "expansions": Self.expansions,
        "media.fields": "type,alt_text", "poll.fields": "options",
      ])
    if answer.status == 401 || answer.status == 403, person.isProtected { throw .protected }
    let records = try read(XAnswer<[Lossy<XTweet>]>.self, of: answer, handle: person.handle)
    let tweets = try list(of: records, answer, handle: person.handle)
    let posts = tweets.compactMap { $0.element?.post(with: records.includes) }
    return PostPage(
      posts: posts, next: next(records.meta?.nextToken, after: cursor),
      skipped: tweets.count - posts.count)
  }

  private func page(
    of answer: HTTPResponse, handle: String, after cursor: String?
  ) throws(PostsError) -> PeoplePage {
    let records = try read(XAnswer<[Lossy<XUser>]>.self, of: answer, handle: handle)
    let users = try list(of: records, answer, handle: handle)
    return PeoplePage(
      people: try people(in: users) { $0.person },
      next: next(records.meta?.nextToken, after: cursor))
  }

  /// The records of a list; empty when the answer counts none. An answer without a list and without
  /// such a count is a failure, with the message in it.
  private func list<Record: Sendable>(
    of records: XAnswer<[Record]>, _ answer: HTTPResponse, handle: String
  ) throws(PostsError) -> [Record] {
    if let data = records.data ?? (records.countsNone ? [] : nil) { return data }
    throw records.failure(answer, handle: handle, client)
  }

  func reason(_ answer: HTTPResponse, handle: String) -> PostsError {
    // The body of a refusal may be missing, or not be JSON when a proxy sent it.
    let whole = try? answer.value(XAnswer<XNoData>.self)
    return (whole ?? XAnswer()).failure(answer, handle: handle, client)
  }
}
