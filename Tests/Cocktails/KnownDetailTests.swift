// Details that one page has read, for the rows of all others.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import Testing

@testable import Cocktails

@MainActor
@Suite("Details of drinks for all pages", .timeLimit(.minutes(10)))
struct KnownDetailTests {
  let planned = PlannedDrinks()
  let time = TestTime(CocktailsFixture.evening)
  let store: InMemoryRecordStore
  let dependencies: ServiceDependencies<DrinkService>

  init() {
    let time = time
    store = InMemoryRecordStore(now: { time.now })
    dependencies = ServiceDependencies(
      service: planned.service(keepingDetailsIn: store), store: store, clock: TestClock(),
      now: { time.now })
  }

  /// A person who has the list on screen; the first one's service answers.
  func person(isFirst: Bool = false) async throws -> (model: CocktailsModel, drink: DrinkItem) {
    let model = CocktailsModel(dependencies)
    let screen = Task { await model.list.appeared() }
    if isFirst { try await planned.lists.next().answer(DrinkList(Drink.row(of: 1))) }
    await until { model.list.content.value != nil }
    screen.cancel()
    guard let item = model.list.content.value?["1"] else { preconditionFailure("No drink") }
    return (model, item)
  }

  /// One person looks the drink up, and another reads it from the store.
  func lookUp() async throws {
    let (model, drink) = try await person(isFirst: true)
    async let row: Void = model.appeared(drink)
    try await planned.lookups.next().answer(.of("1", "Rum"))
    await row
    let (other, same) = try await person()
    #expect(same.detail.value == nil)
    await other.appeared(same)
    #expect(same.detail.value == .of("1", "Rum"))
  }

  @Test("A row has its ingredients at once when another page has read them")
  func atOnce() async throws {
    try await lookUp()
    let (model, drink) = try await person()
    #expect(drink.detail == Loadable(.of("1", "Rum")))
    #expect(drink.lookedUpAt == CocktailsFixture.evening)
    // It is new enough, so nothing is asked for.
    await model.appeared(drink)
    #expect(drink.detail == Loadable(.of("1", "Rum")))
  }

  @Test("After a week it is shown until a newer one has come, and then the newer one is")
  func old() async throws {
    try await lookUp()
    time.advance(by: 8 * 24 * 3600)
    let (model, drink) = try await person()
    #expect(drink.detail.value == .of("1", "Rum"))
    async let row: Void = model.appeared(drink)
    try await planned.lookups.next().answer(.of("1", "Gin"))
    await row
    #expect(drink.detail.value == .of("1", "Gin"))
    let (last, same) = try await person()
    await last.appeared(same)
    #expect(same.detail.value == .of("1", "Gin"))
  }

  @Test("What one page looks up is told to the others, and ends a failure of theirs")
  func told() async throws {
    let (model, drink) = try await person(isFirst: true)
    let (other, same) = try await person()
    var details = dependencies.service.lookedUpDetails().makeAsyncIterator()
    async let row: Void = other.appeared(same)
    try await planned.lookups.next().fail(.refused(status: 500, message: nil))
    await row
    #expect(same.detail.failure != nil)
    async let again: Void = model.appeared(drink)
    try await planned.lookups.next().answer(.of("1", "Rum"))
    await again
    let new = await details.next()
    #expect(new?.id == "1")
    if let new { same.take(new.record) }
    #expect(same.detail.value == .of("1", "Rum"))
    #expect(same.detail.failure == nil)
    #expect(same.lookedUpAt == CocktailsFixture.evening)
    // The same one again changes nothing.
    let generation = same.detail.generation
    if let new { same.take(new.record) }
    #expect(same.detail.generation == generation)
  }

  @Test("A thousand details are kept, none of them long, and none that was read before a change")
  func bounds() {
    let known = KnownDetails()
    let record = Record(value: DrinkDetail.of("1", "Gin"), savedAt: CocktailsFixture.evening)
    let long = DrinkDetail.of("2", String(repeating: "x", count: KnownDetails.longest + 1))
    known.keep(Record(value: long, savedAt: .now), of: "2", readSince: known.changes)
    #expect(known["2"] == nil)
    let before = known.changes
    known.forget("1")
    known.keep(record, of: "1", readSince: before)
    #expect(known["1"] == nil)
    for number in 0...KnownDetails.most {
      known.keep(record, of: "\(number)", readSince: known.changes)
    }
    #expect(known["\(KnownDetails.most)"] == record)
    #expect(known["0"] == nil)
  }
}
