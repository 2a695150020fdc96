// A source of posts whose answers the test gives.
package import AppTesting
import DataLayer
public import Posts

/// A source of posts that hands each request to the test.
package final class PlannedPosts: Sendable {
  /// The first pages of searches, by their words.
  package let searches = Planned<String, PeoplePage, PostsError>(cancelled: .service(.cancelled))
  /// The further pages of searches, by cursor.
  package let furtherSearches = Planned<String, PeoplePage, PostsError>(
    cancelled: .service(.cancelled))
  /// The people looked up, by handle.
  package let lookups = Planned<String, Person, PostsError>(cancelled: .service(.cancelled))
  /// The pages, by cursor; nil for the first page.
  package let pages = Planned<String?, PostPage, PostsError>(cancelled: .service(.cancelled))

  /// The people whom somebody follows, by cursor; nil for the first page.
  package let follows = Planned<String?, PeoplePage, PostsError>(cancelled: .service(.cancelled))
  /// The suggested people; the requests are empty texts.
  package let suggestions = Planned<String, [Person], PostsError>(cancelled: .service(.cancelled))
  private let suggests: Bool

  /// A source without a request yet, which `suggests` people or nobody.
  package init(suggests: Bool = false) { self.suggests = suggests }

  /// The service to give to a screen or a model.
  package var service: PostsService {
    var service = PostsService(
      source: "test",
      search: { [searches, furtherSearches] words, cursor async throws(PostsError) in
        guard let cursor else { return try await searches.ask(words) }
        return try await furtherSearches.ask(cursor)
      },
      person: { [lookups] handle async throws(PostsError) in try await lookups.ask(handle) },
      posts: { [pages] _, cursor async throws(PostsError) in try await pages.ask(cursor) },
      follows: { [follows] _, cursor async throws(PostsError) in try await follows.ask(cursor) })
    if suggests {
      service.suggestions = { [suggestions] () async throws(PostsError) in
        try await suggestions.ask("")
      }
    }
    return service
  }
}

/// A page without a next one can be written as its people.
extension PeoplePage: ExpressibleByArrayLiteral {
  /// A page of these people, the last one.
  public init(arrayLiteral people: Person...) { self.init(people: people) }
}
