// The list as a person meets it: loading, failing, stale, from disk, and left alone.
import Catalog
import Foundation
import AppTesting
import Testing

@testable import Foods

@MainActor
@Suite("Loading the list", .timeLimit(.minutes(1)))
struct LoadingStoryTests {
  let soup = Food(id: 0, name: "Soup")
  let pie = Food(id: 7, name: "Pie")
  let down = HTTPError.unreachable(host: "foods.test", why: "refused")

  @Test("The foods are shown in the service's order, with the number of lost records")
  func order() async {
    let kitchen = Kitchen()
    let call = await kitchen.arrive()
    #expect(call.question == .list)
    #expect(kitchen.model.list.content.isLoading)
    call.answer([pie, soup], skipped: 2)
    await until { kitchen.model.list.content.value != nil }
    #expect(kitchen.shown == [pie, soup])
    #expect(kitchen.model.list.content.value?.skipped == 2)
    #expect(kitchen.model.list.staleSince == nil)
  }

  @Test("A first failure is shown, and Retry asks again")
  func retry() async {
    let kitchen = Kitchen()
    await kitchen.arrive().fail(down)
    await until { kitchen.model.list.content.failure == down }
    #expect(kitchen.shown == nil)
    kitchen.model.list.retryTapped()
    await kitchen.planned.next().answer([soup])
    await until { kitchen.shown == [soup] }
    #expect(kitchen.model.list.content.failure == nil)
  }

  @Test("A failed refresh keeps the list and says from when it is")
  func failedRefresh() async {
    let kitchen = Kitchen()
    await kitchen.arrive(with: [soup])
    kitchen.model.list.refreshTapped()
    await kitchen.planned.next().fail(.refused(status: 500, message: nil))
    await until { kitchen.model.list.content.failure != nil }
    #expect(kitchen.shown == [soup])
    #expect(kitchen.model.list.staleSince == Kitchen.noon)
  }

  @Test("With the service gone, the list of the last time is there with its age")
  func offlineStart() async {
    let store = InMemoryRecordStore(now: { Kitchen.noon })
    let before = Kitchen(store: store)
    await before.arrive().answer([soup, pie], skipped: 1)
    await until { before.model.list.content.value != nil }
    await before.leave()

    let kitchen = Kitchen(store: store, now: Kitchen.noon + 300)
    let call = await kitchen.arrive()
    #expect(kitchen.shown == [soup, pie])
    #expect(kitchen.model.list.content.value?.skipped == 1)
    #expect(kitchen.model.list.staleSince == nil)
    call.fail(down)
    await until { kitchen.model.list.content.failure != nil }
    #expect(kitchen.shown == [soup, pie])
    #expect(kitchen.model.list.staleSince == Kitchen.noon)
  }

  @Test("A saved list says its age while a slow service is being asked, after a second")
  func slowService() async throws {
    let store = InMemoryRecordStore(now: { Kitchen.noon })
    try await store.save(FoodList(foods: [soup]), to: "foods", key: "list")
    let kitchen = Kitchen(store: store)
    let call = await kitchen.arrive()
    await kitchen.clock.waitForSleepers(1)
    #expect(kitchen.model.list.staleSince == nil)
    kitchen.clock.advance(by: .seconds(1))
    await until { kitchen.model.list.isSlow }
    #expect(kitchen.model.list.staleSince == Kitchen.noon)
    call.answer([soup, pie])
    await until { kitchen.shown == [soup, pie] }
    #expect(kitchen.model.list.staleSince == nil)
    #expect(!kitchen.model.list.isSlow)
  }

  @Test("An answer that comes after a newer one is dropped")
  func lateAnswer() async {
    let kitchen = Kitchen()
    let late = await kitchen.arrive()
    let pull = Task { await kitchen.model.list.pulled() }
    await kitchen.planned.next().answer([pie])
    await pull.value
    #expect(kitchen.shown == [pie])
    late.answer([soup])
    await kitchen.leave()
    #expect(kitchen.shown == [pie])
    #expect(kitchen.model.list.content.activity == .idle)
  }

  @Test("Leaving cancels the loading and is no failure; coming back loads again")
  func leaving() async {
    let kitchen = Kitchen()
    let call = await kitchen.arrive()
    await kitchen.leave()
    #expect(kitchen.model.list.content.activity == .idle)
    call.answer([soup])
    #expect(kitchen.shown == nil)
    await kitchen.arrive(with: [pie])
    #expect(kitchen.shown == [pie])
  }

  @Test("Tapping Refresh while the list is coming asks nothing more")
  func refreshWhileLoading() async {
    let kitchen = Kitchen()
    let call = await kitchen.arrive()
    kitchen.model.list.refreshTapped()
    kitchen.model.list.refreshTapped()
    call.answer([soup])
    await until { kitchen.shown == [soup] }
    kitchen.model.likeTapped(kitchen.item(0), true)
    #expect(await kitchen.planned.next().question == .like(0, true))
  }

  @Test("A refresh keeps the same item for the same food, so that list and detail agree")
  func sameItem() async {
    let kitchen = Kitchen()
    await kitchen.arrive(with: [soup])
    let item = kitchen.item(0)
    kitchen.model.list.refreshTapped()
    await kitchen.planned.next().answer([pie, Food(id: 0, name: "Soup", isLiked: true)])
    await until { kitchen.model.list.content.value?.items.count == 2 }
    #expect(kitchen.item(0) === item)
    #expect(item.isLiked)
  }

  @Test(
    "Searching ignores case and accents and wants every word",
    arguments: [
      ("CREME", true), ("crème br", true), ("brulee creme", true), ("cream", false), (" ", true),
    ])
  func search(query: String, found: Bool) async {
    let kitchen = Kitchen()
    await kitchen.arrive(with: [Food(id: 1, name: "Crème Brûlée")])
    #expect(kitchen.model.items(matching: query).count == (found ? 1 : 0))
  }

  @Test("Two people have two models: what one wishes the other does not see")
  func twoPeople() async {
    let store = InMemoryRecordStore()
    let one = Kitchen(store: store)
    let other = Kitchen(store: store)
    await one.arrive(with: [soup])
    await other.arrive(with: [soup])
    one.model.likeTapped(one.item(0), true)
    #expect(one.item(0).isLiked)
    #expect(!other.item(0).isLiked)
  }
}
