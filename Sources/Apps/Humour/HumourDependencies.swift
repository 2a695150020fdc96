// What the screens are made from, and the models that outlive one of them.
import DataLayer
import Foundation
import Posts

/// The source, the shelves and the clocks that every screen of one scene shares.
struct HumourDependencies {
  let service: PostsService
  let moods: MoodCache
  let people: RecentPeople
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
}

/// The models of one window: the search, and the posts of the people looked at last.
///
/// A person's posts are shared by their screen and by the screen of one of them, and are still there, scrolled to
/// their end or not, when somebody comes back from another person.
@MainActor final class HumourModel {
  let search: PeopleModel
  private let parts: HumourDependencies
  /// The last one used comes last.
  private var posts: [(place: PersonPlace, model: PostsModel)] = []

  /// People whose posts are kept at hand; a thousand posts take about a megabyte.
  static let kept = 3

  init(_ parts: HumourDependencies) {
    self.parts = parts
    search = PeopleModel(service: parts.service, shelf: parts.people, clock: parts.clock)
  }

  /// The posts of a person, the same model as before where it is still at hand.
  func posts(of place: PersonPlace) -> PostsModel {
    if let index = posts.firstIndex(where: { $0.place == place }) {
      let entry = posts.remove(at: index)
      posts.append(entry)
      return entry.model
    }
    let known = (search.people + search.recent).first { $0.handle == place.handle }
    let model = PostsModel(
      handle: place.handle, person: known, service: parts.service, moods: parts.moods,
      people: parts.people, clock: parts.clock, now: parts.now)
    posts.append((place, model))
    if posts.count > Self.kept { posts.removeFirst() }
    return model
  }
}
