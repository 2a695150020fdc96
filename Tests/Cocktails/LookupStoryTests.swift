// Looking drinks up: each once, a few at a time, and only for rows on screen.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Cocktails

@MainActor
@Suite("Looking drinks up", .timeLimit(.minutes(10)))
struct LookupStoryTests {
  let down = HTTPError.unreachable(host: "fixture.test", why: "refused")

  @Test("132 rows are 132 lookups, never more than six at once, none twice; a restart makes none")
  func everyRow() async throws {
    let store = InMemoryRecordStore()
    let limited = RateLimitedDrinks()
    let service = limited.service(132, keepingDetailsIn: store)
    let fixture = CocktailsFixture(store: store, service: service)
    let screen = Task { await fixture.model.list.appeared() }
    await until { fixture.items.count == 132 }
    fixture.show(fixture.items)
    for _ in 0..<22 {
      await limited.clock.waitForSleepers(6)
      limited.clock.advance(by: .seconds(1))
    }
    await fixture.rowsSettled()
    #expect(limited.lookups.count == 132)
    #expect(Set(limited.lookups) == Set(fixture.items.map(\.id)))
    #expect(limited.mostAtOnce == 6)
    #expect(fixture.items.allSatisfy { $0.detail.value?.ingredients.count == 2 })
    screen.cancel()

    let restarted = RateLimitedDrinks()
    let second = CocktailsFixture(
      store: store, service: restarted.service(132, keepingDetailsIn: store))
    let again = Task { await second.model.list.appeared() }
    await until { second.items.count == 132 }
    second.show(second.items)
    await second.rowsSettled()
    #expect(restarted.lookups == [])
    #expect(second.items.map(\.detail.value) == fixture.items.map(\.detail.value))
    again.cancel()
  }

  @Test("A row, its page and another person at the same time are one lookup")
  func shared() async throws {
    let store = InMemoryRecordStore()
    let planned = PlannedDrinks()
    let service = planned.service(keepingDetailsIn: store)
    let (one, other) = (
      CocktailsFixture(store: store, service: service),
      CocktailsFixture(store: store, service: service)
    )
    let mine = DrinkItem(Drink(id: "7", name: "Gimlet"))
    let theirs = DrinkItem(Drink(id: "7", name: "Gimlet"))
    one.show([mine, mine])
    other.show([theirs])
    let call = try await planned.lookups.next()
    #expect(call.question == "7")
    call.answer(.of("7", "Gin"))
    await one.rowsSettled()
    await other.rowsSettled()
    #expect(mine.detail.value == .of("7", "Gin"))
    #expect(theirs.detail.value == .of("7", "Gin"))
    let next = Task { try await planned.lookups.next().question }
    one.show([DrinkItem(Drink(id: "7", name: "Gimlet")), DrinkItem(Drink(id: "8", name: "Sling"))])
    #expect(try await next.valueWithinTest == "8")
    await one.leave()
  }

  @Test("One failed row says so alone, and its Retry looks it up again; the others stay")
  func oneFails() async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: Drink.row(of: 3))
    fixture.show(fixture.items)
    for _ in 0..<3 {
      let call = try await fixture.planned.lookups.next()
      if call.question == "2" { call.fail(down) } else { call.answer(.of(call.question, "Rum")) }
    }
    await fixture.rowsSettled()
    #expect(fixture.items.map { $0.detail.value != nil } == [true, false, true])
    #expect(fixture.item("2").detail.failure == down)
    // Appearing again is no request to try again.
    await fixture.model.appeared(fixture.item("2"))
    #expect(fixture.item("2").attempt == 0)
    fixture.item("2").retryTapped()
    #expect(fixture.item("2").attempt == 1)
    fixture.show([fixture.item("2")])
    let call = try await fixture.planned.lookups.next()
    #expect(call.question == "2")
    call.answer(.of("2", "Rum"))
    await fixture.rowsSettled()
    #expect(fixture.item("2").detail.value == .of("2", "Rum"))
    fixture.item("2").retryTapped()
    #expect(fixture.item("2").attempt == 1)
  }

  /// Bug: leaving cancelled what had been sent, and whoever came back sent it again.
  @Test("Leaving cancels lookups that wait, not those that were sent; coming back joins these")
  func leaving() async {
    let store = InMemoryRecordStore()
    let limited = RateLimitedDrinks()
    let fixture = CocktailsFixture(
      store: store, service: limited.service(20, keepingDetailsIn: store))
    let items = Drink.row(of: 20).map(DrinkItem.init)
    fixture.show(items)
    await limited.clock.waitForSleepers(6)
    await fixture.leave()
    #expect(limited.lookups.count == 6)
    #expect(items.allSatisfy { $0.detail.value == nil && $0.detail.activity == .idle })
    let sent = items.filter { limited.lookups.contains($0.id) }
    fixture.show(sent)
    limited.clock.advance(by: .seconds(1))
    await fixture.rowsSettled()
    #expect(items.map { $0.detail.value != nil } == items.map { limited.lookups.contains($0.id) })
    #expect(limited.lookups.count == 6)
  }

  @Test(
    "A row that leaves for the page of its drink while it is looked up: one lookup, on the page")
  func rowToPage() async throws {
    let fixture = CocktailsFixture()
    let item = DrinkItem(Drink(id: "7", name: "Gimlet"))
    fixture.show([item])
    let call = try await fixture.planned.lookups.next()
    await fixture.leave()
    #expect(item.detail.activity == .idle && item.detail.value == nil)
    let page = Task { await fixture.model.appeared(item) }
    await until { item.detail.isLoading }
    call.answer(.of("7", "Gin"))
    await page.valueWithinTest
    #expect(item.detail.value == .of("7", "Gin"))
    // The next lookup is of another drink.
    fixture.show([DrinkItem(Drink(id: "8", name: "Sling"))])
    let next = try await fixture.planned.lookups.next()
    #expect(next.question == "8")
    next.answer(.of("8", "Rum"))
    await fixture.rowsSettled()
  }

  @Test(
    "A row that scrolls away before its turn is not looked up, and its place in the queue is free")
  func scrollingAway() async {
    let store = InMemoryRecordStore()
    let limited = RateLimitedDrinks()
    let service = limited.service(8, keepingDetailsIn: store)
    let fixture = CocktailsFixture(store: store, service: service)
    let items = Drink.row(of: 8).map(DrinkItem.init)
    fixture.show(Array(items.prefix(6)))
    await limited.clock.waitForSleepers(6)
    let away = Task { await fixture.model.appeared(items[6]) }
    await until { items[6].detail.isLoading }
    away.cancel()
    await away.valueWithinTest
    let stays = Task { await fixture.model.appeared(items[7]) }
    limited.clock.advance(by: .seconds(1))
    await limited.clock.waitForSleepers(1)
    limited.clock.advance(by: .seconds(1))
    await stays.valueWithinTest
    #expect(!limited.lookups.contains("7"))
    #expect(items[6].detail.activity == .idle)
    #expect(items[7].detail.value != nil)
  }

  @Test("Refreshing the list keeps what was looked up and tries again what failed")
  func refresh() async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: Drink.row(of: 2))
    let (done, failed) = (fixture.item("1"), fixture.item("2"))
    fixture.show(fixture.items)
    for _ in 0..<2 {
      let call = try await fixture.planned.lookups.next()
      if call.question == "1" { call.answer(.of("1", "Rum")) } else { call.fail(down) }
    }
    await fixture.rowsSettled()
    fixture.model.list.refreshTapped()
    try await fixture.planned.lists.next().answer(
      DrinkList([Drink(id: "2", name: "Sling"), Drink(id: "1", name: "Drink 1")]))
    await until { fixture.items.first?.drink.name == "Sling" }
    #expect(fixture.items.first === failed)
    #expect(fixture.item("1") === done)
    #expect(done.detail.value != nil && done.attempt == 0)
    #expect(failed.detail.failure == nil && failed.attempt == 1)
    await fixture.leave()
  }

  @Test("With the service gone, the saved list and every detail seen before are there")
  func offline() async throws {
    let store = InMemoryRecordStore(now: { CocktailsFixture.evening })
    let before = CocktailsFixture(store: store)
    try await before.arrive(with: Drink.row(of: 2))
    before.show([before.item("1")])
    try await before.planned.lookups.next().answer(.of("1", "Rum", "Mint"))
    await before.rowsSettled()
    await before.leave()

    let fixture = CocktailsFixture(store: store, now: CocktailsFixture.evening + 300)
    let screen = Task { await fixture.model.list.appeared() }
    try await fixture.planned.lists.next().fail(down)
    await until { fixture.model.list.content.failure != nil }
    #expect(fixture.items.map(\.drink) == Drink.row(of: 2))
    #expect(fixture.model.list.staleSince == CocktailsFixture.evening)
    fixture.show(fixture.items)
    try await fixture.planned.lookups.next().fail(down)
    await fixture.rowsSettled()
    #expect(fixture.item("1").detail.value == .of("1", "Rum", "Mint"))
    #expect(fixture.item("2").detail.failure == down)
    screen.cancel()
  }

  @Test(
    "Filtering ignores case and accents and wants every word",
    arguments: [
      ("pina", true), ("PIÑA co", true), ("colada pi", true), ("pima", false), (" ", true),
    ])
  func filter(text: String, found: Bool) async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: [Drink(id: "1", name: "Piña Colada")])
    #expect(fixture.model.list.content.value?.records(matching: text).count == (found ? 1 : 0))
    await fixture.leave()
  }
}
