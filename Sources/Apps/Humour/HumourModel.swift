// The models that outlive one screen.
import DataLayer
import Foundation
import Observation
import Posts
import SharedUI

/// The models of one window: the search, and the posts of the people viewed last.
///
/// A person's screen and the screens of their posts share one model. It is reused when one returns
/// to the person from another one.
@MainActor @Observable
final class HumourModel: ReturningModel {
  let search: PeopleModel
  /// The chosen person. Any choice, even of the same person, returns to the list of posts.
  var person: PersonRoute? {
    didSet { path = [] }
  }
  /// The open posts, over the list of the person's posts.
  var path: [PostRoute] = []
  private let dependencies: HumourDependencies
  /// The models in use, the most recently used last.
  @ObservationIgnored private var posts: [(route: PersonRoute, model: PostsModel)] = []

  /// The most people whose posts are kept in memory; a thousand posts take about 1 MB.
  static let limit = 3

  init(_ dependencies: HumourDependencies) {
    self.dependencies = dependencies
    search = PeopleModel(
      service: dependencies.service, recentPeople: dependencies.people, clock: dependencies.clock,
      now: dependencies.now, eventSaves: dependencies.eventSaves)
  }

  func returned() {
    search.returned()
    // The lists of people viewed before load when they are shown again.
    if let person { posts.first { $0.route == person }?.model.list.returned() }
  }

  /// The chosen person and the open posts, as the components of an address.
  var components: [String] {
    get { [person?.description].compactMap(\.self) + path.map(\.description) }
    set {
      person = newValue.first.flatMap { PersonRoute($0) }
      path = newValue.dropFirst().compactMap { PostRoute($0) }
    }
  }

  /// The model of a person's posts: an existing one, or else a new one.
  func posts(of route: PersonRoute) -> PostsModel {
    if let index = posts.firstIndex(where: { $0.route == route }) {
      let entry = posts.remove(at: index)
      posts.append(entry)
      return entry.model
    }
    let model = PostsModel(
      handle: route.handle, person: search.known(route.handle), service: dependencies.service,
      moods: dependencies.moods, recentPeople: dependencies.people, clock: dependencies.clock,
      now: dependencies.now, images: dependencies.images)
    posts.append((route, model))
    if posts.count > Self.limit { posts.removeFirst() }
    return model
  }
}
