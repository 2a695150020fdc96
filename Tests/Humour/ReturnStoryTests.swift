// People and posts after their reader or the network has come back.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Testing

@testable import Humour
@testable import Posts

@MainActor
@Suite("Coming back to people and posts", .timeLimit(.minutes(10)))
struct ReturnStoryTests {
  let down = PostsError.service(.unreachable(host: "posts.test", why: "refused"))

  /// Bug: a further page that had failed offline waited for a tap.
  @Test("Older posts that failed offline are loaded when the network is back")
  func olderPosts() async throws {
    let fixture = HumourFixture()
    try await fixture.open(with: PostPage(posts: Post.row([2, 1]), next: "a"))
    fixture.posts.list.endCameNear()
    try await fixture.planned.pages.next().fail(down)
    await until { fixture.posts.list.furtherFailure == down }
    fixture.posts.list.returned()
    try await fixture.planned.pages.next().answer(PostPage(posts: Post.row([0]), next: nil))
    await fixture.settled()
    #expect(fixture.posts.items.count == 3)
    await fixture.leave()
  }

  @Test("The newest posts that failed offline are loaded when the network is back")
  func newestPosts() async throws {
    let fixture = HumourFixture()
    fixture.open()
    try await fixture.planned.pages.next().fail(down)
    await until { fixture.posts.latest.failure == down }
    fixture.posts.list.returned()
    try await fixture.planned.pages.next().answer(PostPage(posts: Post.row([1]), next: nil))
    await fixture.settled()
    #expect(fixture.posts.items.count == 1)
    await fixture.leave()
  }

  @Test("A search that failed offline is made again, one that found people is not")
  func search() async throws {
    let fixture = HumourFixture()
    let (search, call) = try await fixture.request(for: "ana")
    call.fail(down)
    await search.valueWithinTest
    let key = fixture.people.searchKey
    fixture.people.returned()
    #expect(fixture.people.searchKey != key)
    let again = Task { await fixture.people.search() }
    try await fixture.planned.searches.next()
      .answer(PeoplePage(people: [HumourFixture.ana], next: nil))
    await again.valueWithinTest
    let found = fixture.people.searchKey
    fixture.people.returned()
    #expect(fixture.people.searchKey == found)
    #expect(fixture.people.people == [HumourFixture.ana])
  }

  @Test("The people followed are asked for again when they had failed offline")
  func follows() async throws {
    let source = FailingSource(down)
    let model = PeopleModel(
      service: source.service, recentPeople: HumourFixture().recentPeople, clock: TestClock())
    let follows = model.follows
    await follows.load("ana")
    #expect(follows.list.first.failure == down)
    let key = follows.key(of: "ana")
    model.tab = .following
    model.returned()
    #expect(follows.key(of: "ana") != key)
  }

  /// A source that answers everything with a failure.
  @MainActor private final class FailingSource {
    let service: PostsService

    init(_ error: PostsError) {
      var service = PlannedPosts().service
      service.person = { _ async throws(PostsError) in throw error }
      self.service = service
    }
  }
}
