// The recent people of several readers over one store.
import AppTesting
import DataLayer
import PostsTesting
import Testing

@testable import Posts

@Suite("Recent people of each reader", .timeLimit(.minutes(10)))
struct ReadersTests {
  private let store = InMemoryRecordStore(now: { Post.noon })

  private func list(_ people: RecentPeople) async -> [String] {
    var lists = await people.recent().makeAsyncIterator()
    return await lists.next()?.map(\.id) ?? []
  }

  private func open(_ id: String, by people: RecentPeople) async {
    let person = Person.named("p\(id)", id: id)
    await people.remember(person)
    await people.keep(PostPage(posts: [], next: nil), of: person)
  }

  // Bug: whoever opened a person showed all others whom they looked at, and anybody could forget
  // for all.
  @Test("Nobody sees, or forgets, whom others looked at")
  func apart() async {
    let readers = RecentPeopleOfReaders(store: store, source: "test")
    let (ana, bo) = (readers.people(of: "ana"), readers.people(of: "bo"))
    await open("1", by: ana)
    await open("2", by: ana)
    #expect(await list(bo) == [])
    #expect(await bo.page(of: "p1") == nil)
    await open("1", by: bo)
    await bo.forget(.named("p1", id: "1"))
    #expect(await list(bo) == [])
    #expect(await list(ana) == ["2", "1"])
    #expect(await ana.page(of: "p1") != nil)
    #expect(await list(RecentPeople(store: store, source: "test")) == [])
  }

  @Test("Two pages of a reader share a list, and it is saved for the next start")
  func shared() async {
    let readers = RecentPeopleOfReaders(store: store, source: "test")
    let people = readers.people(of: "ana")
    #expect(readers.people(of: "ana") === people)
    await open("1", by: people)
    let restarted = RecentPeopleOfReaders(store: store, source: "test")
    #expect(await list(restarted.people(of: "ana")) == ["1"])
    #expect(await restarted.people(of: "ana").page(of: "p1") != nil)
  }

  @Test("So many readers are saved; those of one person go first, with all that is saved of them")
  func bounded() async {
    let readers = RecentPeopleOfReaders(store: store, source: "test")
    let ana = readers.people(of: "ana")
    await open("1", by: ana)
    await open("2", by: ana)
    // Requests without a cookie are a new reader each.
    for number in 1...SavedReaders.limit + 20 {
      await open("9", by: readers.people(of: "stranger\(number)"))
    }
    let restarted = RecentPeopleOfReaders(store: store, source: "test")
    #expect(await list(restarted.people(of: "ana")) == ["2", "1"])
    #expect(await list(restarted.people(of: "stranger21")) == [])
    #expect(await list(restarted.people(of: "stranger22")) == ["9"])
    #expect(await store.keys(in: "people-test").count == SavedReaders.limit + 1)
    #expect(await store.keys(in: "posts-test").count == SavedReaders.limit - 1 + 2)
  }

  // Bug: each process wrote the lists as it had read them once.
  @Test("Two processes over one store lose nobody, neither people nor readers")
  func processes() async {
    let (one, two) = (
      RecentPeopleOfReaders(store: store, source: "test"),
      RecentPeopleOfReaders(store: store, source: "test")
    )
    let (here, there) = (one.people(of: "ana"), two.people(of: "ana"))
    await open("1", by: here)
    await open("2", by: there)
    await open("3", by: here)
    await there.forget(.named("p1", id: "1"))
    await open("4", by: one.people(of: "bo"))
    await open("5", by: two.people(of: "cy"))
    let restarted = RecentPeopleOfReaders(store: store, source: "test")
    #expect(await list(restarted.people(of: "ana")) == ["3", "2"])
    #expect(await store.keys(in: "people-test") == ["ana", "bo", "cy", "readers"])
    await restarted.people(of: "ana").forget(.named("p2", id: "2"))
    await restarted.people(of: "ana").forget(.named("p3", id: "3"))
    // The last one takes the reader along, whom another process has entered.
    #expect(await store.keys(in: "people-test") == ["bo", "cy", "readers"])
  }

  @Test("Changes at the same moment are shown at once and all saved")
  func atOnce() async {
    let ana = RecentPeopleOfReaders(store: store, source: "test").people(of: "ana")
    var lists = await ana.recent().makeAsyncIterator()
    #expect(await lists.next() == [])
    await withTaskGroup(of: Void.self) { group in
      for number in 1...9 { group.addTask { await open("\(number)", by: ana) } }
    }
    let restarted = RecentPeopleOfReaders(store: store, source: "test")
    #expect(Set(await list(restarted.people(of: "ana"))).count == 9)
    #expect(await list(ana) == list(restarted.people(of: "ana")))
  }

  @Test("A reader who forgets everybody leaves nothing")
  func forgotten() async {
    let readers = RecentPeopleOfReaders(store: store, source: "test")
    let ana = readers.people(of: "ana")
    await open("1", by: ana)
    await ana.forget(.named("p1", id: "1"))
    #expect(await store.keys(in: "people-test") == ["readers"])
    #expect(await store.keys(in: "posts-test") == [])
  }

  @Test("The list that was everybody's in earlier versions is deleted")
  func earlier() async {
    await open("1", by: RecentPeople(store: store, source: "test"))
    let ana = RecentPeopleOfReaders(store: store, source: "test").people(of: "ana")
    await open("2", by: ana)
    #expect(await store.keys(in: "people-test") == ["ana", "readers"])
    #expect(await store.keys(in: "posts-test") == ["ana 2"])
  }
}
