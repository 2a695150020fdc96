// Looking drinks up again: after a refresh, and after a week.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Cocktails

@MainActor
@Suite("Renewing what was looked up", .timeLimit(.minutes(10)))
struct RenewalStoryTests {
  private let down = HTTPError.unreachable(host: "fixture.test", why: "refused")
  private let day: TimeInterval = 24 * 3600

  /// A fixture whose first drinks were looked up, each with one ingredient, "Rum".
  private func fixture(_ count: Int) async throws -> CocktailsFixture {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: Drink.row(of: count))
    fixture.show(fixture.items)
    for _ in 0..<count {
      let call = try await fixture.planned.lookups.next()
      call.answer(.of(call.question, "Rum"))
    }
    await fixture.rowsSettled()
    fixture.time.advance(by: 60)
    return fixture
  }

  /// The person refreshes the list; returns when it has come.
  private func refresh(_ fixture: CocktailsFixture) async throws {
    let pull = Task { await fixture.model.list.pulled() }
    try await fixture.planned.lists.next().answer(DrinkList(fixture.items.map(\.drink)))
    await pull.valueWithinTest
  }

  @Test("A refresh looks the rows on screen up again and shows the old details meanwhile")
  func refreshed() async throws {
    let fixture = try await fixture(2)
    let item = fixture.item("1")
    let before = fixture.model.lookupID(of: item)
    try await refresh(fixture)
    #expect(fixture.model.lookupID(of: item) != before)
    fixture.show([item])
    let call = try await fixture.planned.lookups.next()
    #expect(call.question == "1")
    #expect(item.detail.value == .of("1", "Rum"))
    #expect(item.detail.isLoading && item.staleSince == nil)
    call.answer(.of("1", "Gin"))
    await fixture.rowsSettled()
    #expect(item.detail.value == .of("1", "Gin"))
    // Drawn again, the row asks for nothing; a row that was not on screen is renewed when it is.
    fixture.show(fixture.items)
    let next = try await fixture.planned.lookups.next()
    #expect(next.question == "2")
    next.answer(.of("2", "Gin"))
    await fixture.rowsSettled()
    await fixture.leave()
  }

  @Test("A refresh that fails renews nothing, and the next one that comes renews")
  func failedRefresh() async throws {
    let fixture = try await fixture(1)
    let item = fixture.item("1")
    let before = fixture.model.lookupID(of: item)
    let pull = Task { await fixture.model.list.pulled() }
    try await fixture.planned.lists.next().fail(down)
    await pull.valueWithinTest
    #expect(fixture.model.lookupID(of: item) == before)
    await fixture.model.appeared(item)
    #expect(item.detail.activity == .idle)
    try await refresh(fixture)
    #expect(fixture.model.lookupID(of: item) != before)
    await fixture.leave()
  }

  @Test("A detail that cannot be renewed stays, with its age and the failure, until a new attempt")
  func failedRenewal() async throws {
    let fixture = try await fixture(1)
    let item = fixture.item("1")
    try await refresh(fixture)
    fixture.show([item])
    try await fixture.planned.lookups.next().fail(down)
    await fixture.rowsSettled()
    #expect(item.detail.value == .of("1", "Rum"))
    #expect(item.detail.failure == down)
    #expect(item.staleSince == CocktailsFixture.evening)
    item.retryTapped()
    #expect(item.detail.value == .of("1", "Rum") && item.staleSince == nil)
    fixture.show([item])
    try await fixture.planned.lookups.next().answer(.of("1", "Gin"))
    await fixture.rowsSettled()
    #expect(item.detail.value == .of("1", "Gin"))
    await fixture.leave()
  }

  @Test(
    "A saved detail serves for seven days; an older one is shown and looked up again",
    arguments: [(days: 7.0, renewed: false), (days: 7.1, renewed: true)])
  func age(days: Double, renewed: Bool) async throws {
    let store = InMemoryRecordStore(now: { CocktailsFixture.evening })
    try await store.save(DrinkDetail.of("1", "Rum"), to: "drinks", key: "1")
    let fixture = CocktailsFixture(store: store, now: CocktailsFixture.evening + days * day)
    let item = DrinkItem(Drink(id: "1", name: "Gimlet"))
    fixture.show([item, DrinkItem(Drink(id: "2", name: "Sling"))])
    var call = try await fixture.planned.lookups.next()
    if renewed {
      // The saved one is read from the store first, so the other drink may be requested before it.
      if call.question == "2" {
        call.answer(.of("2", "Rum"))
        call = try await fixture.planned.lookups.next()
      }
      #expect(call.question == "1")
      #expect(item.detail.value == .of("1", "Rum"))
      call.answer(.of("1", "Gin"))
      await until { item.detail.value == .of("1", "Gin") }
    } else {
      #expect(call.question == "2")
      await until { item.detail.value == .of("1", "Rum") }
    }
    await fixture.leave()
  }

  @Test("A detail that is shown for more than a week is looked up again when its row reappears")
  func longSession() async throws {
    let fixture = try await fixture(1)
    fixture.time.advance(by: 7 * day)
    fixture.show(fixture.items)
    try await fixture.planned.lookups.next().answer(.of("1", "Gin"))
    await fixture.rowsSettled()
    #expect(fixture.item("1").detail.value == .of("1", "Gin"))
    await fixture.leave()
  }

  @Test("132 rows are renewed by 132 lookups, never more than six at once, none twice")
  func everyRow() async {
    let time = TestTime(CocktailsFixture.evening)
    let store = InMemoryRecordStore(now: { time.now })
    let limited = RateLimitedDrinks()
    let fixture = CocktailsFixture(
      store: store, service: limited.service(132, keepingDetailsIn: store))
    let screen = Task { await fixture.model.list.appeared() }
    await until { fixture.items.count == 132 }
    for round in 1...2 {
      fixture.show(fixture.items)
      for _ in 0..<22 {
        await limited.clock.waitForSleepers(6)
        limited.clock.advance(by: .seconds(1))
      }
      await fixture.rowsSettled()
      #expect(limited.lookups.count == 132 * round)
      time.advance(by: 60)
      fixture.time.advance(by: 60)
      await fixture.model.list.pulled()
    }
    #expect(Set(limited.lookups.suffix(132)) == Set(fixture.items.map(\.id)))
    #expect(limited.mostAtOnce == 6)
    screen.cancel()
  }

  @Test("A lookup that was sent before a refresh is not sent again by it")
  func sentBefore() async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: Drink.row(of: 1))
    fixture.show(fixture.items)
    let call = try await fixture.planned.lookups.next()
    fixture.time.advance(by: 60)
    try await refresh(fixture)
    // The task of the row starts anew, and joins.
    fixture.show(fixture.items)
    fixture.time.advance(by: 1)
    call.answer(.of("1", "Gin"))
    await fixture.rowsSettled()
    #expect(fixture.item("1").detail.value == .of("1", "Gin"))
    fixture.show([DrinkItem(Drink(id: "2", name: "Sling"))])
    #expect(try await fixture.planned.lookups.next().question == "2")
    await fixture.leave()
  }

  @Test("The drinks saved from one address are never shown under another")
  func otherAddress() async throws {
    let store = InMemoryRecordStore(now: { CocktailsFixture.evening })
    let (mine, theirs) = ("https://drinks.test/api/json/v1/1", "https://drinks.test/api/json/v1/2")
    let before = CocktailsFixture(store: store, source: mine)
    try await before.arrive(with: Drink.row(of: 2))
    await before.leave()
    for (source, count) in [(theirs, 0), (mine, 2)] {
      let fixture = CocktailsFixture(store: store, source: source)
      let screen = Task { await fixture.model.list.appeared() }
      try await fixture.planned.lists.next().fail(down)
      await until { fixture.model.list.content.failure != nil }
      #expect(fixture.items.count == count)
      screen.cancel()
    }
  }
}
