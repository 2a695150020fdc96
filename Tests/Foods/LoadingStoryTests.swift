// The list over time: loading, failing, stale, from disk, and after leaving.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Foods

@MainActor
@Suite("Loading the list", .timeLimit(.minutes(10)))
struct LoadingStoryTests {
  let soup = Food(id: 0, name: "Soup")
  let pie = Food(id: 7, name: "Pie")
  let down = HTTPError.unreachable(host: "foods.test", why: "refused")

  @Test("The foods are shown in the service's order, with the number of lost records")
  func order() async throws {
    let fixture = FoodsFixture()
    let call = try await fixture.arrive()
    #expect(call.question == .list)
    #expect(fixture.model.list.content.isLoading)
    call.answer([pie, soup], skipped: 2)
    await until { fixture.model.list.content.value != nil }
    #expect(fixture.shown == [pie, soup])
    #expect(fixture.model.list.content.value?.skipped == 2)
    #expect(fixture.model.list.staleSince == nil)
  }

  @Test("A first failure is shown, and Retry asks again")
  func retry() async throws {
    let fixture = FoodsFixture()
    try await fixture.arrive().fail(down)
    await until { fixture.model.list.content.failure == down }
    #expect(fixture.shown == nil)
    fixture.model.list.retryTapped()
    try await fixture.planned.next().answer([soup])
    await until { fixture.shown == [soup] }
    #expect(fixture.model.list.content.failure == nil)
  }

  @Test("A failed refresh keeps the list and says from when it is")
  func failedRefresh() async throws {
    let fixture = FoodsFixture()
    try await fixture.arrive(with: [soup])
    fixture.model.list.refreshTapped()
    try await fixture.planned.next().fail(.refused(status: 500, message: nil))
    await until { fixture.model.list.content.failure != nil }
    #expect(fixture.shown == [soup])
    #expect(fixture.model.list.staleSince == FoodsFixture.noon)
  }

  @Test("A refresh tells how many foods are new once it is answered, and nothing when it fails")
  func outcome() async throws {
    let fixture = FoodsFixture()
    try await fixture.arrive(with: [soup])
    let list = fixture.model.list
    #expect(list.refreshed == nil)
    list.refreshTapped()
    try await fixture.planned.next().fail(.refused(status: 500, message: nil))
    await until { list.content.failure != nil }
    #expect(list.refreshed == nil)
    list.refreshTapped()
    try await fixture.planned.next().answer([soup, pie])
    await until { fixture.shown == [soup, pie] }
    #expect(list.refreshed?.newEntries == 1)
    let pull = Task { await list.pulled() }
    let call = try await fixture.planned.next()
    #expect(list.refreshed == nil)
    call.answer([pie])
    await pull.valueWithinTest
    #expect(list.refreshed?.newEntries == 0)
  }

  @Test("With the service gone, the list of the last time is there with its age")
  func offlineStart() async throws {
    let store = InMemoryRecordStore(now: { FoodsFixture.noon })
    let before = FoodsFixture(store: store)
    try await before.arrive().answer([soup, pie], skipped: 1)
    await until { before.model.list.content.value != nil }
    await before.leave()

    let fixture = FoodsFixture(store: store, now: FoodsFixture.noon + 300)
    let call = try await fixture.arrive()
    #expect(fixture.shown == [soup, pie])
    #expect(fixture.model.list.content.value?.skipped == 1)
    #expect(fixture.model.list.staleSince == nil)
    call.fail(down)
    await until { fixture.model.list.content.failure != nil }
    #expect(fixture.shown == [soup, pie])
    #expect(fixture.model.list.staleSince == FoodsFixture.noon)
  }

  /// Bug: the foods of one person's service were shown as the saved copy of another's.
  @Test("A list saved from one address is never shown under another, and comes back under its own")
  func otherAddress() async throws {
    let store = InMemoryRecordStore(now: { FoodsFixture.noon })
    let (mine, theirs) = ("https://foods.test/api/v1/ana", "https://foods.test/api/v1/bob")
    let before = FoodsFixture(store: store, source: mine)
    try await before.arrive(with: [soup])
    await before.leave()

    let other = FoodsFixture(store: store, source: theirs)
    try await other.arrive().fail(down)
    await until { other.model.list.content.failure == down }
    #expect(other.shown == nil)
    await other.leave()

    let again = FoodsFixture(store: store, source: mine)
    try await again.arrive().fail(down)
    await until { again.model.list.content.failure == down }
    #expect(again.shown == [soup])
    await again.leave()
  }

  @Test("The live service is named by its whole address")
  func source() {
    #expect(ScriptedTransport([:]).service.source == "https://service.test/api/v1/me")
  }

  @Test("A saved list says its age once the service has been slow for a second")
  func slowService() async throws {
    let store = InMemoryRecordStore(now: { FoodsFixture.noon })
    try await store.save(FoodList([soup]), to: "foods", key: SHA256Digest.hex("preview"))
    let fixture = FoodsFixture(store: store)
    let call = try await fixture.arrive()
    await fixture.clock.waitForSleepers(1)
    #expect(fixture.model.list.staleSince == nil)
    fixture.clock.advance(by: .seconds(1))
    await until { fixture.model.list.isSlow }
    #expect(fixture.model.list.staleSince == FoodsFixture.noon)
    call.answer([soup, pie])
    await until { fixture.shown == [soup, pie] }
    #expect(fixture.model.list.staleSince == nil)
    #expect(!fixture.model.list.isSlow)
  }

  @Test("A pull during a load joins the load, and both end with its answer")
  func pullWhileLoading() async throws {
    let fixture = FoodsFixture()
    let call = try await fixture.arrive()
    let pull = Task { await fixture.model.list.pulled() }
    // Before it has joined, the answer might end the load.
    while fixture.model.list.list.waiterCount < 2, !Task.isCancelled { await Task.yield() }
    call.answer([pie])
    await pull.valueWithinTest
    await fixture.leave()
    #expect(fixture.shown == [pie])
    #expect(fixture.model.list.content.activity == .idle)
  }

  @Test("Leaving cancels the loading and is no failure; coming back loads again")
  func leaving() async throws {
    let fixture = FoodsFixture()
    let call = try await fixture.arrive()
    await fixture.leave()
    #expect(fixture.model.list.content.activity == .idle)
    call.answer([soup])
    #expect(fixture.shown == nil)
    try await fixture.arrive(with: [pie])
    #expect(fixture.shown == [pie])
  }

  @Test("Tapping Refresh during a load requests nothing more")
  func refreshWhileLoading() async throws {
    let fixture = FoodsFixture()
    let call = try await fixture.arrive()
    fixture.model.list.refreshTapped()
    fixture.model.list.refreshTapped()
    call.answer([soup])
    await until { fixture.shown == [soup] }
    fixture.item(0).isLiked = true
    #expect(try await fixture.planned.next().question == .like(0, true))
  }

  @Test("A refresh keeps the same item for the same food, so that list and detail agree")
  func sameItem() async throws {
    let fixture = FoodsFixture()
    try await fixture.arrive(with: [soup])
    let item = fixture.item(0)
    fixture.model.list.refreshTapped()
    try await fixture.planned.next().answer([pie, Food(id: 0, name: "Soup", isLiked: true)])
    await until { fixture.model.list.content.value?.items.count == 2 }
    #expect(fixture.item(0) === item)
    #expect(item.isLiked)
  }

  @Test(
    "Searching ignores case and accents and wants every word",
    arguments: [
      ("CREME", true), ("crème br", true), ("brulee creme", true), ("cream", false), (" ", true),
    ])
  func search(query: String, found: Bool) async throws {
    let fixture = FoodsFixture()
    try await fixture.arrive(with: [Food(id: 1, name: "Crème Brûlée")])
    #expect(fixture.model.list.content.value?.records(matching: query).count == (found ? 1 : 0))
  }

  @Test("Two people have two models: what one likes the other does not see")
  func twoPeople() async throws {
    let store = InMemoryRecordStore()
    let one = FoodsFixture(store: store)
    let other = FoodsFixture(store: store)
    try await one.arrive(with: [soup])
    try await other.arrive(with: [soup])
    one.item(0).isLiked = true
    #expect(one.item(0).isLiked)
    #expect(!other.item(0).isLiked)
  }
}
