// A person's screens over a planned source, a store, and clocks that stand still.
import AppTesting
import DataLayer
import Foundation
import PostsTesting

@testable import Humour
@testable import Posts

/// The models of people and of their posts, and what they are made from.
@MainActor
final class HumourFixture {
  nonisolated static var noon: Date { Post.noon }
  static let ana = Person(id: "7", handle: "ana", name: "Ana")

  let planned = PlannedPosts()
  let classifier = CountingReader()
  let clock = TestClock()
  let store: InMemoryRecordStore
  let recentPeople: RecentPeople
  let people: PeopleModel
  let posts: PostsModel
  private var screens: [Task<Void, Never>] = []

  /// A fixture where the posts of `handle` are looked at, with whatever `store` holds.
  init(
    store: InMemoryRecordStore? = nil, handle: String = "ana", person: Person? = HumourFixture.ana,
    version: String = "1"
  ) {
    let store = store ?? InMemoryRecordStore(now: { HumourFixture.noon })
    self.store = store
    recentPeople = RecentPeople(store: store, source: "test")
    people = PeopleModel(service: planned.service, recentPeople: recentPeople, clock: clock)
    posts = PostsModel(
      handle: handle, person: person, service: planned.service,
      moods: MoodCache(
        reader: classifier.reader(version: version), store: store, source: "test"),
      recentPeople: recentPeople, clock: clock, now: { HumourFixture.noon + 60 })
  }

  /// The person comes to the posts.
  func open() { screens.append(Task { await posts.appeared() }) }

  /// The person comes to the posts, and the source answers with this page; returns when all is judged.
  func open(with page: PostPage) async {
    open()
    await planned.pages.next().answer(page)
    await settled()
  }

  /// Returns when nothing is loaded and all is judged.
  func settled() async {
    await until { posts.isIdle && posts.unjudged == 0 }
  }

  /// The person comes to the search.
  func search() { screens.append(Task { await people.appeared() }) }

  /// The person types; the task ends as the screen's does, when more is typed or the answer is there.
  func type(_ text: String) -> Task<Void, Never> {
    people.query = text
    return Task { await people.search() }
  }

  /// The person leaves all screens; returns when their work has stopped.
  func leave() async {
    for screen in screens { screen.cancel() }
    for screen in screens { await screen.value }
    screens = []
  }
}
