// The source of people and posts: X, Bluesky, Mastodon or the sandbox.
import DataLayer
import Foundation

/// The requests of the app to a source of posts.
public struct PostsService: Sendable {
  /// The name under which the source's records are saved, such as `bluesky-public.api.bsky.app`.
  public var source: String
  /// A page of the people that match these terms, best first; `cursor` is the `next` of the
  /// previous page, nil for the first page.
  public var search:
    @Sendable (_ words: String, _ cursor: String?) async throws(PostsError) -> PeoplePage
  /// The person with a handle.
  public var person: @Sendable (_ handle: String) async throws(PostsError) -> Person
  /// A page of a person's posts; `cursor` is as in `search`.
  public var posts:
    @Sendable (_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage
  /// A page of the people that a person follows; `cursor` is as in `search`.
  public var follows:
    @Sendable (_ person: Person, _ cursor: String?) async throws(PostsError) -> PeoplePage
  /// A few suggested people; nil for a source without suggestions.
  public var suggestions: (@Sendable () async throws(PostsError) -> [Person])?

  /// A service of these requests.
  public init(
    source: String,
    search:
      @escaping @Sendable (_ words: String, _ cursor: String?) async throws(PostsError) ->
      PeoplePage,
    person: @escaping @Sendable (_ handle: String) async throws(PostsError) -> Person,
    posts:
      @escaping @Sendable (_ person: Person, _ cursor: String?) async throws(PostsError) ->
      PostPage,
    follows:
      @escaping @Sendable (_ person: Person, _ cursor: String?) async throws(PostsError) ->
      PeoplePage,
    suggestions: (@Sendable () async throws(PostsError) -> [Person])? = nil
  ) {
    self.source = source
    self.search = search
    self.person = person
    self.posts = posts
    self.follows = follows
    self.suggestions = suggestions
  }
}

/// A page of people.
public struct PeoplePage: Sendable, Hashable {
  /// The people in the order of the source.
  public var people: [Person]
  /// The cursor of the next page; nil at the end.
  public var next: String?

  /// A page of these people.
  public init(people: [Person], next: String? = nil) {
    self.people = people
    self.next = next
  }
}

/// A page of posts.
public struct PostPage: Sendable, Hashable, Codable {
  /// The posts, newest first.
  public var posts: [Post]
  /// The cursor of the next page; nil at the end.
  public var next: String?
  /// The number of the page's unreadable records.
  public var skipped: Int

  /// A page of these posts.
  public init(posts: [Post], next: String?, skipped: Int = 0) {
    self.posts = posts
    self.next = next
    self.skipped = skipped
  }
}
