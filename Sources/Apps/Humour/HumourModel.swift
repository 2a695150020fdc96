// The models that outlive one screen.
import DataLayer
import Foundation
import Posts

/// The models of one window: the search, and the posts of the people viewed last.
///
/// A person's screen and the screens of their posts share one model. It is reused when one returns
/// to the person from another one.
@MainActor final class HumourModel {
  let search: PeopleModel
  private let dependencies: HumourDependencies
  /// The models in use, the most recently used last.
  private var posts: [(place: PersonRoute, model: PostsModel)] = []

  /// The most people whose posts are kept in memory; a thousand posts take about 1 MB.
  static let limit = 3

  init(_ dependencies: HumourDependencies) {
    self.dependencies = dependencies
    search = PeopleModel(
      service: dependencies.service, recentPeople: dependencies.people, clock: dependencies.clock)
  }

  /// The model of a person's posts: an existing one, or else a new one.
  func posts(of place: PersonRoute) -> PostsModel {
    if let index = posts.firstIndex(where: { $0.place == place }) {
      let entry = posts.remove(at: index)
      posts.append(entry)
      return entry.model
    }
    let model = PostsModel(
      handle: place.handle, person: search.known(place.handle), service: dependencies.service,
      moods: dependencies.moods, recentPeople: dependencies.people, clock: dependencies.clock,
      now: dependencies.now)
    posts.append((place, model))
    if posts.count > Self.limit { posts.removeFirst() }
    return model
  }
}
