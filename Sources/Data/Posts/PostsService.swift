// The source of people and posts: X, Bluesky, Mastodon or the sandbox.
import DataLayer
import Foundation

/// The requests of the app to a source of posts.
public struct PostsService: Sendable {
  /// The name under which records of the source are saved, such as `bluesky-public.api.bsky.app`.
  public var source: String
  /// The people found by these words, best first.
  public var search: @Sendable (_ words: String) async throws(PostsError) -> [Person]
  /// The person of a handle.
  public var person: @Sendable (_ handle: String) async throws(PostsError) -> Person
  /// A page of a person's posts; `cursor` is the `next` of the page before, nil for the first page.
  public var posts:
    @Sendable (_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage

  /// A service of these three requests.
  public init(
    source: String,
    search: @escaping @Sendable (_ words: String) async throws(PostsError) -> [Person],
    person: @escaping @Sendable (_ handle: String) async throws(PostsError) -> Person,
    posts:
      @escaping @Sendable (_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage
  ) {
    self.source = source
    self.search = search
    self.person = person
    self.posts = posts
  }
}

/// A page of posts.
public struct PostPage: Sendable, Hashable, Codable {
  /// The posts, newest first.
  public var posts: [Post]
  /// The cursor of the next page; nil at the end.
  public var next: String?
  /// How many records of the page could not be read.
  public var skipped: Int

  /// A page of these posts.
  public init(posts: [Post], next: String?, skipped: Int = 0) {
    self.posts = posts
    self.next = next
    self.skipped = skipped
  }
}
