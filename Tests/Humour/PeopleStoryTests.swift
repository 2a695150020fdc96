// What happens while a person searches for people.
import Catalog
import Foundation
import AppTesting
import Testing

@testable import Humour

@MainActor
@Suite("Searching for people")
struct PeopleStoryTests {
  private static let bo = Person(id: "8", handle: "bo", name: "Bo")

  @Test("Typing is searched when it rests for 300 ms, and the header has the words of the answer")
  func debounced() async {
    let lounge = Lounge()
    let first = lounge.type("a")
    await lounge.clock.waitForSleepers(1)
    lounge.clock.advance(by: .milliseconds(299))
    first.cancel()
    await first.value
    let second = lounge.type(" @an ")
    await lounge.clock.waitForSleeper(due: .milliseconds(599))
    #expect(lounge.people.isSearching == false)
    lounge.clock.advance(by: .milliseconds(300))
    let call = await lounge.planned.searches.next()
    #expect(call.question == "an")
    #expect(lounge.people.isSearching)
    #expect(lounge.people.term == nil)
    call.answer(.success([Lounge.ana, Lounge.ana, Self.bo]))
    await second.value
    #expect(lounge.people.people == [Lounge.ana, Self.bo])
    #expect(lounge.people.term == "an")
    #expect(lounge.people.isSearching == false)
  }

  @Test("An answer that comes after more was typed is dropped")
  func late() async {
    let lounge = Lounge()
    let first = lounge.type("an")
    await lounge.clock.waitForSleepers(1)
    lounge.clock.advance(by: .milliseconds(300))
    let slow = await lounge.planned.searches.next()
    let second = lounge.type("bo")
    await lounge.clock.waitForSleeper(due: .milliseconds(600))
    lounge.clock.advance(by: .milliseconds(300))
    await lounge.planned.searches.next().answer(.success([Self.bo]))
    await second.value
    slow.answer(.success([Lounge.ana]))
    await first.value
    #expect(lounge.people.people == [Self.bo])
    #expect(lounge.people.term == "bo")
  }

  @Test("A failed search keeps what was found, and Return asks again at once")
  func failed() async {
    let lounge = Lounge()
    let first = lounge.type("an")
    await lounge.clock.waitForSleepers(1)
    lounge.clock.advance(by: .milliseconds(300))
    await lounge.planned.searches.next().answer(.success([Lounge.ana]))
    await first.value
    let second = lounge.type("ann")
    await lounge.clock.waitForSleeper(due: .milliseconds(600))
    lounge.clock.advance(by: .milliseconds(300))
    await lounge.planned.searches.next().answer(.failure(.rateLimited(until: nil)))
    await second.value
    #expect(lounge.people.failure == .rateLimited(until: nil))
    #expect(lounge.people.people == [Lounge.ana])
    #expect(lounge.people.term == "an")
    let before = lounge.people.question
    lounge.people.submitted()
    #expect(lounge.people.question != before)
    let third = Task { await lounge.people.search() }
    await lounge.planned.searches.next().answer(.success([]))
    await third.value
    #expect(lounge.people.people == [])
    #expect(lounge.people.term == "ann")
    #expect(lounge.people.failure == nil)
  }

  @Test("Clearing the field shows the remembered people at once, and asks nobody")
  func cleared() async {
    let lounge = Lounge()
    let first = lounge.type("an")
    await lounge.clock.waitForSleepers(1)
    lounge.clock.advance(by: .milliseconds(300))
    await lounge.planned.searches.next().answer(.success([Lounge.ana]))
    await first.value
    await lounge.type("  ").value
    #expect(lounge.people.people == [])
    #expect(lounge.people.term == nil)
  }

  @Test("What may be a handle can be opened unsearched, words cannot")
  func handles() {
    let lounge = Lounge()
    let cases = [
      ("@ana", "ana"), ("https://bsky.app/profile/ana.example.org", "ana.example.org"),
      ("Ana Ruiz", nil), ("", nil),
    ]
    for (typed, handle) in cases {
      lounge.people.query = typed
      #expect(lounge.people.typedHandle == handle)
    }
  }

  @Test("Whoever was looked at is remembered first, once, and can be removed with their posts")
  func remembered() async throws {
    let lounge = Lounge()
    await lounge.shelf.remember(Self.bo)
    lounge.search()
    await until { lounge.people.recent == [Self.bo] }
    await lounge.open(with: PostPage(posts: Post.row([1]), next: nil))
    await until { lounge.people.recent == [Lounge.ana, Self.bo] }
    await lounge.shelf.remember(Self.bo)
    await until { lounge.people.recent == [Self.bo, Lounge.ana] }
    lounge.people.removeTapped(Lounge.ana)
    #expect(lounge.people.recent == [Self.bo])
    await lounge.leave()

    let again = Lounge(store: lounge.store)
    again.search()
    await until { again.people.recent == [Self.bo] }
    await again.leave()
  }

  @Test("Twenty people are remembered; the one who falls off takes their posts along")
  func bounded() async {
    let store = InMemoryRecordStore(now: { Lounge.noon })
    let shelf = RecentPeople(store: store, source: "test")
    let people = (1...21).map { Person.named("p\($0)", id: "\($0)") }
    for person in people {
      await shelf.remember(person)
      await shelf.keep(PostPage(posts: [], next: nil), of: person)
    }
    var lists = await shelf.recent().makeAsyncIterator()
    #expect(await lists.next() == people.dropFirst().reversed())
    #expect(
      Set(await store.keys(in: "posts-test")) == Set(people.dropFirst().map(\.id)))
    #expect(await shelf.page(of: "p1") == nil)
    #expect(await shelf.page(of: "P2")?.value.person == people[1])
    // Nothing is kept of someone who is not remembered.
    await shelf.keep(PostPage(posts: [], next: nil), of: people[0])
    #expect(await shelf.page(of: "p1") == nil)
  }
}
