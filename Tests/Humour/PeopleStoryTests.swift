// What happens while a person searches for people.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Testing

@testable import Humour
@testable import Posts

@MainActor
@Suite("Searching for people", .timeLimit(.minutes(10)))
struct PeopleStoryTests {
  private static let bo = Person(id: "8", handle: "bo", name: "Bo")

  @Test("Typing is searched when it rests for 300 ms, and the header has the words of the answer")
  func debounced() async throws {
    let fixture = HumourFixture()
    let first = fixture.type("a")
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .milliseconds(299))
    first.cancel()
    await first.valueWithinTest
    let second = fixture.type(" @an ")
    await fixture.clock.waitForSleeper(due: .milliseconds(599))
    #expect(fixture.people.results.isLoading == false)
    fixture.clock.advance(by: .milliseconds(300))
    let call = try await fixture.planned.searches.next()
    #expect(call.question == "an")
    #expect(fixture.people.results.isLoading)
    #expect(fixture.people.term == nil)
    call.answer([HumourFixture.ana, HumourFixture.ana, Self.bo])
    await second.valueWithinTest
    #expect(fixture.people.people == [HumourFixture.ana, Self.bo])
    #expect(fixture.people.term == "an")
    #expect(fixture.people.results.isLoading == false)
  }

  @Test("An answer that comes after more was typed is dropped")
  func late() async throws {
    let fixture = HumourFixture()
    let (first, slow) = try await fixture.request(for: "an")
    try await fixture.search(for: "bo", finding: [Self.bo])
    slow.answer([HumourFixture.ana])
    await first.valueWithinTest
    #expect(fixture.people.people == [Self.bo])
    #expect(fixture.people.term == "bo")
  }

  @Test("A failed search keeps what was found, and Return asks again at once")
  func failed() async throws {
    let fixture = HumourFixture()
    try await fixture.search(for: "an", finding: [HumourFixture.ana])
    let (second, call) = try await fixture.request(for: "ann")
    call.fail(.rateLimited(until: nil))
    await second.valueWithinTest
    #expect(fixture.people.results.failure == .rateLimited(until: nil))
    #expect(fixture.people.people == [HumourFixture.ana])
    #expect(fixture.people.term == "an")
    let before = fixture.people.searchKey
    fixture.people.submitted()
    #expect(fixture.people.searchKey != before)
    let third = Task { await fixture.people.search() }
    try await fixture.planned.searches.next().answer([])
    await third.valueWithinTest
    #expect(fixture.people.people == [])
    #expect(fixture.people.term == "ann")
    #expect(fixture.people.results.failure == nil)
  }

  @Test("Clearing the field shows the remembered people at once, and asks nobody")
  func cleared() async throws {
    let fixture = HumourFixture()
    try await fixture.search(for: "an", finding: [HumourFixture.ana])
    await fixture.type("  ").value
    #expect(fixture.people.people == [])
    #expect(fixture.people.term == nil)
  }

  @Test("What may be a handle can be opened unsearched, words cannot")
  func handles() {
    let fixture = HumourFixture()
    let cases = [
      ("@ana", "ana"), ("https://bsky.app/profile/ana.example.org", "ana.example.org"),
      ("Ana Ruiz", nil), ("", nil),
    ]
    for (typed, handle) in cases {
      fixture.people.query = typed
      #expect(fixture.people.typedHandle == handle)
    }
  }

  @Test("Whoever was looked at is remembered first, once, and can be removed with their posts")
  func remembered() async throws {
    let fixture = HumourFixture()
    await fixture.recentPeople.remember(Self.bo)
    fixture.search()
    await until { fixture.people.recent == [Self.bo] }
    try await fixture.open(with: PostPage(posts: Post.row([1]), next: nil))
    await until { fixture.people.recent == [HumourFixture.ana, Self.bo] }
    await fixture.recentPeople.remember(Self.bo)
    await until { fixture.people.recent == [Self.bo, HumourFixture.ana] }
    fixture.people.removeTapped(HumourFixture.ana)
    #expect(fixture.people.recent == [Self.bo])
    await fixture.leave()

    let again = HumourFixture(store: fixture.store)
    again.search()
    await until { again.people.recent == [Self.bo] }
    await again.leave()
  }

  @Test("Pages that bring nobody new are passed over, five at most, and circles are left")
  func fruitless() async {
    let list = PagedPeople<String>()
    let source = EndlessPages()
    await list.load("a") { cursor throws(PostsError) in source.page(cursor) }
    let further = Task {
      await list.loadFurther { cursor throws(PostsError) in source.page(cursor) }
    }
    await until {
      list.endCameNear()
      return list.next == nil
    }
    #expect(source.cursors == [nil, "c1", "c2", "c3", "c4", "c5"])
    #expect(list.people == [Self.bo])
    further.cancel()
    await further.valueWithinTest

    let circle = PagedPeople<String>()
    await circle.load("a") { _ throws(PostsError) in PeoplePage(people: [Self.bo], next: "c") }
    let more = Task {
      await circle.loadFurther { _ throws(PostsError) in
        PeoplePage(people: [HumourFixture.ana], next: "c")
      }
    }
    await until {
      circle.endCameNear()
      return circle.next == nil
    }
    #expect(circle.people == [Self.bo, HumourFixture.ana])
    more.cancel()
    await more.valueWithinTest
  }

  @Test("An answer to a further page is dropped when the list was loaded anew meanwhile")
  func outdated() async throws {
    let fixture = HumourFixture()
    try await fixture.search(for: "an", finding: PeoplePage(people: [Self.bo], next: "c1"))
    let further = Task { await fixture.people.loadFurther() }
    await until {
      fixture.people.found.endCameNear()
      return fixture.people.found.further.isLoading
    }
    let slow = try await fixture.planned.furtherSearches.next()
    let pull = Task { await fixture.people.pulled() }
    try await fixture.planned.searches.next().answer([HumourFixture.ana])
    await pull.valueWithinTest
    slow.answer([Self.bo])
    further.cancel()
    await further.valueWithinTest
    #expect(fixture.people.people == [HumourFixture.ana])
    #expect(fixture.people.found.refreshed?.newEntries == 1)
    #expect(fixture.people.found.next == nil)
  }
}

/// A source whose every page has the same person, and names another cursor.
@MainActor private final class EndlessPages {
  private(set) var cursors: [String?] = []

  func page(_ cursor: String?) -> PeoplePage {
    cursors.append(cursor)
    let bo = Person(id: "8", handle: "bo", name: "Bo")
    return PeoplePage(people: [bo], next: "c\(cursors.count)")
  }
}
