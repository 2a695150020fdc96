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

  /// The models for the posts of `handle`, over `store`.
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

  /// The person opens the posts.
  func open() { screens.append(Task { await posts.appeared() }) }

  /// The person opens the posts; returns when this page is shown and has its verdicts.
  func open(with page: PostPage) async throws {
    open()
    try await planned.pages.next().answer(page)
    await settled()
  }

  /// Returns when nothing is loading and all posts have verdicts.
  func settled() async {
    await until { posts.list.isIdle && posts.unjudged == 0 }
  }

  /// The person opens the search.
  func search() { screens.append(Task { await people.appeared() }) }

  /// The person types; the task is the one that the screen runs for the search key.
  func type(_ text: String) -> Task<Void, Never> {
    people.query = text
    return Task { await people.search() }
  }

  /// The person types and pauses, so that the search is sent; returns it and its request.
  func request(for text: String) async throws -> (
    search: Task<Void, Never>, call: Planned<String, PeoplePage, PostsError>.Call
  ) {
    let start = clock.now.offset
    let search = type(text)
    await clock.waitForSleeper(due: start + .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    return (search, try await planned.searches.next())
  }

  /// The person searches, and `page` is found.
  func search(for text: String, finding page: PeoplePage) async throws {
    let (search, call) = try await request(for: text)
    call.answer(page)
    await search.valueWithinTest
  }

  /// The person leaves all screens; returns when their work has stopped.
  func leave() async {
    for screen in screens { screen.cancel() }
    for screen in screens { await screen.valueWithinTest }
    screens = []
  }
}
