// Where people and posts come from: one seam for X, Bluesky, Mastodon and the sandbox.
import DataLayer
import Foundation

/// What the app asks of a source of posts.
public struct PostsService: Sendable {
  /// What people are kept under between runs, such as `bluesky-public.api.bsky.app`.
  public var source: String
  /// The people that these words find, best first.
  public var search: @Sendable (_ words: String) async throws(PostsError) -> [Person]
  /// The person of a handle; throws why there is none to read.
  public var person: @Sendable (_ handle: String) async throws(PostsError) -> Person
  /// A page of a person's posts, newest first; `cursor` is the last page's `next`, nil for the first.
  public var posts:
    @Sendable (_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage

  /// A service made of its answers.
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
  /// What asks for the next page; nil at the end.
  public var next: String?
  /// How many records of the page could not be read.
  public var skipped: Int

  /// A page with what it holds.
  public init(posts: [Post], next: String?, skipped: Int = 0) {
    self.posts = posts
    self.next = next
    self.skipped = skipped
  }
}
