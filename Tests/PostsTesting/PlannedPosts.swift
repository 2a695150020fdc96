// A source of posts whose answers the test gives.
import AppTesting
import Posts

/// A source of posts that hands each request to the test.
package final class PlannedPosts: Sendable {
  /// The searches, by their words.
  package let searches = Planned<String, [Person], PostsError>(cancelled: .service(.cancelled))
  /// The people looked up, by handle.
  package let lookups = Planned<String, Person, PostsError>(cancelled: .service(.cancelled))
  /// The pages, by cursor; nil for the first page.
  package let pages = Planned<String?, PostPage, PostsError>(cancelled: .service(.cancelled))

  /// A source without a request yet.
  package init() {}

  /// The service to give to a screen or a model.
  package var service: PostsService {
    PostsService(
      source: "test",
      search: { [searches] words async throws(PostsError) in try await searches.ask(words) },
      person: { [lookups] handle async throws(PostsError) in try await lookups.ask(handle) },
      posts: { [pages] _, cursor async throws(PostsError) in try await pages.ask(cursor) })
  }
}
