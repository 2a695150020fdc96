// The place in Humour that a scene keeps on Apple's systems.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Testing

@testable import Humour
@testable import Posts

@MainActor
@Suite("The place in Humour")
struct PlaceTests {
  private let ana = PersonRoute(handle: "ana")

  private func model() -> HumourModel {
    let store = InMemoryRecordStore(now: { HumourFixture.noon })
    return HumourModel(
      HumourDependencies(
        service: PlannedPosts().service,
        moods: MoodCache(reader: CountingReader().reader(), store: store, source: "test"),
        people: RecentPeople(store: store, source: "test"), clock: TestClock(),
        now: { HumourFixture.noon }))
  }

  @Test("It is the person and the post whose mood is open, and opens both again")
  func post() {
    let (before, after) = (model(), model())
    before.person = ana
    before.path = [PostRoute(person: ana, id: "12")]
    #expect(before.components == ["ana", "ana~12"])
    after.components = before.components
    #expect(after.person == ana)
    #expect(after.path == [PostRoute(person: ana, id: "12")])
  }

  @Test("It is nothing before a person is chosen, and their list after another choice")
  func person() {
    let model = model()
    #expect(model.components == [])
    model.components = ["ana", "ana~12"]
    model.person = PersonRoute(handle: "bo")
    #expect(model.components == ["bo"])
    model.components = []
    #expect(model.person == nil)
  }
}
