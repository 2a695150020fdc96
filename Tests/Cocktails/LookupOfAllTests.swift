// Looking up all drinks, once a person has asked for it.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Cocktails

@MainActor
@Suite("Looking all drinks up", .timeLimit(.minutes(10)))
struct LookupOfAllTests {
  let down = HTTPError.unreachable(host: "fixture.test", why: "refused")

  /// A fixture whose list has been loaded.
  private func fixture(_ service: DrinkService, drinks: Int) async -> CocktailsFixture {
    let fixture = CocktailsFixture(service: service)
    let screen = Task { await fixture.model.list.appeared() }
    await until { fixture.items.count == drinks }
    screen.cancel()
    await screen.valueWithinTest
    return fixture
  }

  @Test("Nothing is looked up before it is asked for; then all, three at a time, each once")
  func all() async {
    let store = InMemoryRecordStore()
    let limited = RateLimitedDrinks()
    let fixture = await fixture(limited.service(20, keepingDetailsIn: store), drinks: 20)
    await fixture.model.runLookupOfAll()
    #expect(limited.lookups == [] && fixture.model.unknownCount == 20)
    fixture.model.lookupOfAll.ask()
    let work = Task { await fixture.model.runLookupOfAll() }
    for count in [3, 3, 3, 3, 3, 3, 2] {
      await limited.clock.waitForSleepers(count)
      limited.clock.advance(by: .seconds(1))
    }
    await work.valueWithinTest
    #expect(limited.lookups.sorted() == fixture.items.map(\.id).sorted())
    #expect(limited.mostAtOnce == 3)
    #expect(fixture.model.unknownCount == 0 && fixture.model.lookupOfAll.state == .idle)
  }

  @Test("Stopped, it sends no more; asked again, it looks up only what is not known")
  func resumes() async {
    let store = InMemoryRecordStore()
    let limited = RateLimitedDrinks()
    let fixture = await fixture(limited.service(5, keepingDetailsIn: store), drinks: 5)
    fixture.model.lookupOfAll.ask()
    let work = Task { await fixture.model.runLookupOfAll() }
    await limited.clock.waitForSleepers(3)
    fixture.model.lookupOfAll.stop()
    limited.clock.advance(by: .seconds(1))
    await work.valueWithinTest
    #expect(limited.lookups.count == 3 && fixture.model.unknownCount == 2)
    #expect(fixture.model.lookupOfAll.state == .idle)
    fixture.model.lookupOfAll.ask()
    let more = Task { await fixture.model.runLookupOfAll() }
    await limited.clock.waitForSleepers(2)
    limited.clock.advance(by: .seconds(1))
    await more.valueWithinTest
    #expect(limited.lookups.count == 5 && fixture.model.unknownCount == 0)
  }

  @Test("A drink that fails holds up no other; what failed is said, and tried when asked again")
  func oneFails() async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: Drink.row(of: 4))
    fixture.model.lookupOfAll.ask()
    let work = Task { await fixture.model.runLookupOfAll() }
    for _ in 0..<4 {
      let call = try await fixture.planned.lookups.next()
      if call.question == "2" { call.fail(down) } else { call.answer(.of(call.question, "Rum")) }
    }
    await work.valueWithinTest
    #expect(fixture.model.unknownCount == 1)
    #expect(fixture.model.lookupOfAll.state == .failed(down))
    // The network has come back.
    fixture.model.returned()
    #expect(fixture.model.lookupOfAll.state == .running)
    let again = Task { await fixture.model.runLookupOfAll() }
    let call = try await fixture.planned.lookups.next()
    #expect(call.question == "2")
    call.answer(.of("2", "Rum"))
    await again.valueWithinTest
    #expect(fixture.model.unknownCount == 0 && fixture.model.lookupOfAll.state == .idle)
    await fixture.leave()
  }

  @Test("A service that fails three times in a row is left alone")
  func serviceFails() async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: Drink.row(of: 20))
    fixture.model.lookupOfAll.ask()
    let work = Task { await fixture.model.runLookupOfAll() }
    let calls = [
      try await fixture.planned.lookups.next(), try await fixture.planned.lookups.next(),
      try await fixture.planned.lookups.next(),
    ]
    for call in calls { call.fail(down) }
    // The first two to fail go on to one more each.
    await until { fixture.model.lookupOfAll.state == .failed(down) }
    work.cancel()
    await work.valueWithinTest
    #expect(fixture.model.lookupOfAll.state == .failed(down))
    #expect(fixture.items.count { $0.detail.failure == down } == 3)
    await fixture.leave()
  }

  @Test("What earlier visits looked up is read without a request")
  func saved() async throws {
    let store = InMemoryRecordStore(now: { CocktailsFixture.evening })
    try await store.save(DrinkDetail.of("2", "Gin"), to: "drinks", key: "2")
    let fixture = CocktailsFixture(store: store)
    try await fixture.arrive(with: Drink.row(of: 3))
    await fixture.model.readSaved()
    #expect(fixture.items.map { $0.detail.value != nil } == [false, true, false])
    let row = Task { await fixture.model.appeared(fixture.item("1")) }
    #expect(try await fixture.planned.lookups.next().question == "1")
    row.cancel()
    await row.valueWithinTest
    await fixture.leave()
  }
}
