// The dependencies of Humour's previews: services in each state, and saved records.
import DataLayer
import Foundation
import Posts
import SharedUI

extension HumourDependencies {
  /// The service with moods of a few words, a fixed time of day, and these saved records.
  static func preview(
    _ service: PostsService = .preview(),
    holding saved: [String: [String: any Codable & Sendable]] = [:],
    clock: any Clock<Duration> = ContinuousClock()
  ) -> HumourDependencies {
    let store = InMemoryRecordStore(holding: saved, savedAt: PreviewTime.saved)
    return HumourDependencies(
      service: service,
      moods: MoodCache(reader: .preview(), store: store, source: service.source),
      people: RecentPeople(store: store, source: service.source), clock: clock,
      now: { PreviewTime.now })
  }

  /// The example people as the people viewed last.
  static var recentPeople: [String: [String: any Codable & Sendable]] {
    ["people-preview": ["recent": Person.examples]]
  }

  /// The same, with the posts of the first person.
  static var savedPosts: [String: [String: any Codable & Sendable]] {
    let person = Person.examples[0]
    let page = RecentPeople.Page(
      person: person, page: PostPage(posts: Post.examples, next: nil))
    return recentPeople.merging(["posts-preview": [person.id: page]]) { $1 }
  }
}

extension PostsService {
  /// A service that never answers.
  static var silent: PostsService {
    var service = preview()
    service.person = { _ async throws(PostsError) in
      throw await PreviewTime.forever(then: .service(.cancelled))
    }
    service.suggestions = { () async throws(PostsError) in
      throw await PreviewTime.forever(then: .service(.cancelled))
    }
    return service
  }

  /// A service that answers every request with this error.
  static func failing(_ error: PostsError = .service(.preview)) -> PostsService {
    var service = preview()
    service.person = { _ async throws(PostsError) in throw error }
    service.posts = { _, _ async throws(PostsError) in throw error }
    service.follows = { _, _ async throws(PostsError) in throw error }
    service.suggestions = { () async throws(PostsError) in throw error }
    return service
  }

  /// A service without suggestions.
  static var withoutSuggestions: PostsService {
    var service = preview()
    service.suggestions = nil
    return service
  }

  /// A service without posts and follows.
  static var empty: PostsService {
    var service = preview()
    service.posts = { _, _ async throws(PostsError) in PostPage(posts: [], next: nil) }
    service.follows = { _, _ async throws(PostsError) in PeoplePage(people: []) }
    return service
  }

  /// A service whose older posts cannot be loaded.
  static var withFailingOlderPosts: PostsService {
    var service = preview()
    service.posts = { _, cursor async throws(PostsError) in
      if cursor != nil { throw .rateLimited(until: PreviewTime.now.addingTimeInterval(600)) }
      return PostPage(posts: Post.examples, next: "2")
    }
    return service
  }
}
