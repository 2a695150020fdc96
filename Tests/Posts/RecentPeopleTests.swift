// The people looked at last, and their saved posts.
import AppTesting
import DataLayer
import PostsTesting
import Testing

@testable import Posts

@Suite("Recent people", .timeLimit(.minutes(10)))
struct RecentPeopleTests {
  @Test("Twenty people are remembered; the one who falls off takes their posts along")
  func bounded() async {
    let store = InMemoryRecordStore(now: { Post.noon })
    let recentPeople = RecentPeople(store: store, source: "test")
    let people = (1...21).map { Person.named("p\($0)", id: "\($0)") }
    for person in people {
      await recentPeople.remember(person)
      await recentPeople.keep(PostPage(posts: [], next: nil), of: person)
    }
    var lists = await recentPeople.recent().makeAsyncIterator()
    #expect(await lists.next() == people.dropFirst().reversed())
    #expect(
      Set(await store.keys(in: "posts-test")) == Set(people.dropFirst().map(\.id)))
    #expect(await recentPeople.page(of: "p1") == nil)
    #expect(await recentPeople.page(of: "P2")?.value.person == people[1])
    // Nothing is kept of someone who is not remembered.
    await recentPeople.keep(PostPage(posts: [], next: nil), of: people[0])
    #expect(await recentPeople.page(of: "p1") == nil)
  }
}
